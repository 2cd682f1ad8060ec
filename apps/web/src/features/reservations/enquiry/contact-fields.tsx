import type { PhonePrefix } from '@dehesa/domain/identity';
import { personFields } from '@dehesa/domain/reservations';
import type { EnquiryTexts } from '@dehesa/i18n/enquiry';
import { LegalLink } from '../../../lib/addresses/legal-link';
import { SelectField, TextField } from '../../../lib/forms/field';
import { useTexts } from '../../../lib/page-texts';
import { CheckField } from '../booking/choice-fields';

interface Contact {
  firstName: string;
  lastName: string;
  email: string;
  phonePrefix: PhonePrefix;
  phone: string;
}

/** Who writes, and where the answer goes. */
export function ContactFields({
  name,
  contact,
  wholeContact = false,
  texts,
  onChange,
}: {
  /** Of the form, before those of its fields. */
  name: string;
  contact: Contact;
  /** Surname and telephone are needed too. */
  wholeContact?: boolean;
  texts: EnquiryTexts;
  onChange: (changes: Partial<Contact>) => void;
}) {
  const labels = useTexts().form;
  return (
    <div className="grid">
      <TextField
        name={`${name}.firstName`}
        label={texts.firstName}
        autoComplete="given-name"
        maxLength={personFields.firstName.max}
        value={contact.firstName}
        onChange={(firstName) => onChange({ firstName })}
      />
      <TextField
        name={`${name}.lastName`}
        label={texts.lastName}
        required={wholeContact}
        autoComplete="family-name"
        maxLength={personFields.lastName.max}
        value={contact.lastName}
        onChange={(lastName) => onChange({ lastName })}
      />
      <TextField
        wide
        name={`${name}.email`}
        type="email"
        label={texts.email}
        hint={texts.emailHint}
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
        maxLength={personFields.email.max}
        value={contact.email}
        onChange={(email) => onChange({ email })}
      />
      <div className="phone wide">
        <SelectField
          name={`${name}.phonePrefix`}
          label={texts.phonePrefix}
          required={wholeContact}
          autoComplete="tel-country-code"
          value={contact.phonePrefix}
          onChange={(prefix) => onChange({ phonePrefix: prefix === '+351' ? '+351' : '+34' })}
        >
          <option value="+34">{labels.prefixSpain}</option>
          <option value="+351">{labels.prefixPortugal}</option>
        </SelectField>
        <TextField
          name={`${name}.phone`}
          type="tel"
          label={texts.phone}
          required={wholeContact}
          autoComplete="tel-national"
          inputMode="tel"
          maxLength={personFields.phone.max}
          value={contact.phone}
          onChange={(phone) => onChange({ phone })}
        />
      </div>
    </div>
  );
}

/** The consent without which nobody can be answered. */
export function PrivacyField({
  name,
  texts,
  accepted,
  onChange,
}: {
  name: string;
  texts: EnquiryTexts;
  accepted: boolean;
  onChange: (accepted: boolean) => void;
}) {
  return (
    <CheckField
      name={`${name}.privacyAccepted`}
      required
      label={
        <>
          {texts.privacyAccepted}{' '}
          <LegalLink kind="privacy" apart>
            {useTexts().form.privacyPolicy}
          </LegalLink>
          .
        </>
      }
      checked={accepted}
      onChange={onChange}
    />
  );
}
