import { type CompanionInput, personFields } from '@dehesa/domain/reservations';
import { useTexts } from '../../../lib/page-texts';
import { BirthDateField } from './birth-date-field';
import { fieldId, FieldNotes, TextField } from '../../../lib/forms/field';
import { PersonQuestions } from './questions/activity-questions';
import { PlaceFields } from './place-fields';

/** One companion: an adult with a document and, if they like, an address; of a child only name and birth date. */
export function CompanionFields({
  index,
  companion,
  minimumAge,
  onChange,
  onWarn,
  onRemove,
}: {
  index: number;
  companion: CompanionInput;
  minimumAge: number;
  onChange: (changes: Partial<CompanionInput>) => void;
  onWarn: (name: string, message: string) => void;
  /** Where it can be taken away again. */
  onRemove?: () => void;
}) {
  const labels = useTexts().form;
  const person = index + 1;
  const at = `companions.${index}`;
  const child = companion.kind === 'child';
  return (
    <fieldset className="companion" id={fieldId(`${at}.kind`)} tabIndex={-1}>
      <legend>{child ? labels.child(person) : labels.adult(person)}</legend>
      <FieldNotes name={`${at}.kind`} />
      <div className="grid">
        <TextField
          name={`${at}.firstName`}
          label={labels.firstName}
          autoComplete="off"
          maxLength={personFields.firstName.max}
          value={companion.firstName}
          onChange={(firstName) => onChange({ firstName })}
        />
        <TextField
          name={`${at}.lastName`}
          label={labels.lastName}
          autoComplete="off"
          maxLength={personFields.lastName.max}
          value={companion.lastName}
          onChange={(lastName) => onChange({ lastName })}
        />
        <BirthDateField
          name={`${at}.birthDate`}
          hint={child && minimumAge > 0 ? labels.childHint(minimumAge) : undefined}
          value={companion.birthDate}
          onChange={(birthDate) => onChange({ birthDate })}
        />
        {!child && (
          <>
            <TextField
              name={`${at}.identity`}
              label={labels.identity}
              hint={labels.identityHint}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={personFields.identity.max}
              value={companion.identity}
              onChange={(identity) => onChange({ identity: identity.toUpperCase() })}
            />
            <TextField
              name={`${at}.email`}
              type="email"
              label={labels.email}
              required={false}
              autoComplete="off"
              inputMode="email"
              spellCheck={false}
              maxLength={personFields.email.max}
              value={companion.email}
              onChange={(email) => onChange({ email })}
            />
          </>
        )}
      </div>
      {!child && (
        <details className="address" open={hasPlace(companion) || undefined}>
          <summary>{labels.companionAddress}</summary>
          <PlaceFields
            at={at}
            required={false}
            ownAddress={false}
            values={companion}
            onChange={onChange}
            onWarn={onWarn}
          />
        </details>
      )}
      <PersonQuestions person={person} />
      {onRemove !== undefined && (
        <button
          type="button"
          className="button button-quiet"
          aria-label={labels.removePerson(person)}
          onClick={onRemove}
        >
          {labels.remove}
        </button>
      )}
    </fieldset>
  );
}

/** What was typed before a reload is not hidden. */
function hasPlace({ postalCode, locality, province }: CompanionInput): boolean {
  return postalCode !== '' || locality !== '' || province !== '';
}
