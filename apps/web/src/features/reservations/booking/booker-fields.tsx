import { type BookerInput, personFields } from '@dehesa/domain/reservations';
import { useTexts } from '../../../lib/page-texts';
import { PersonQuestions } from './questions/activity-questions';
import { BirthDateField } from './birth-date-field';
import { RadioCards } from './choice-fields';
import { SelectField, TextField } from '../../../lib/forms/field';
import { PlaceFields } from './place-fields';

/** Who books: an adult with an address to write to. */
export function BookerFields({
  booker,
  bookerAge,
  onChange,
  onWarn,
}: {
  booker: BookerInput;
  bookerAge: number;
  onChange: (changes: Partial<BookerInput>) => void;
  onWarn: (name: string, message: string) => void;
}) {
  const labels = useTexts().form;
  return (
    <fieldset className="card group">
      <legend>
        <h3>{labels.booker}</h3>
      </legend>
      <div className="grid">
        <TextField
          name="booker.firstName"
          label={labels.firstName}
          autoComplete="given-name"
          maxLength={personFields.firstName.max}
          value={booker.firstName}
          onChange={(firstName) => onChange({ firstName })}
        />
        <TextField
          name="booker.lastName"
          label={labels.lastName}
          autoComplete="family-name"
          maxLength={personFields.lastName.max}
          value={booker.lastName}
          onChange={(lastName) => onChange({ lastName })}
        />
        <TextField
          name="booker.identity"
          label={labels.identity}
          hint={labels.identityHint}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={personFields.identity.max}
          value={booker.identity}
          onChange={(identity) => onChange({ identity: identity.toUpperCase() })}
        />
        <BirthDateField
          name="booker.birthDate"
          hint={labels.bookerHint(bookerAge)}
          autoComplete
          value={booker.birthDate}
          onChange={(birthDate) => onChange({ birthDate })}
        />
        <RadioCards
          name="booker.sex"
          legend={labels.sex}
          options={[
            { value: 'F', label: labels.woman },
            { value: 'M', label: labels.man },
          ]}
          value={booker.sex}
          onChange={(sex) => onChange({ sex: sex === 'F' ? 'F' : 'M' })}
        />
      </div>
      <PlaceFields at="booker" required ownAddress values={booker} onChange={onChange} onWarn={onWarn} />
      <div className="grid">
        <div className="phone wide">
          <SelectField
            name="booker.phonePrefix"
            label={labels.phonePrefix}
            autoComplete="tel-country-code"
            value={booker.phonePrefix}
            onChange={(prefix) => onChange({ phonePrefix: prefix === '+351' ? '+351' : '+34' })}
          >
            <option value="+34">{labels.prefixSpain}</option>
            <option value="+351">{labels.prefixPortugal}</option>
          </SelectField>
          <TextField
            name="booker.phone"
            type="tel"
            label={labels.phone}
            autoComplete="tel-national"
            inputMode="tel"
            maxLength={personFields.phone.max}
            value={booker.phone}
            onChange={(phone) => onChange({ phone })}
          />
        </div>
        {labels.phoneHint !== '' && <p className="hint wide">{labels.phoneHint}</p>}
        <TextField
          wide
          name="booker.email"
          type="email"
          label={labels.email}
          hint={labels.emailHint}
          autoComplete="email"
          inputMode="email"
          spellCheck={false}
          maxLength={personFields.email.max}
          value={booker.email}
          onChange={(email) => onChange({ email })}
        />
      </div>
      <PersonQuestions person={0} />
    </fieldset>
  );
}
