import { languageOfPostalCode } from '@dehesa/domain/places';
import type { Role } from '@dehesa/domain/access';
import type { AppType } from '@dehesa/domain/configuration';
import { emailKey, isEmail } from '@dehesa/domain/identity';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { missingProfileFields, ProfileInput } from '@dehesa/domain/users';
import { accountForms } from '@dehesa/i18n/backoffice/account-forms';
import type { PersonalValues } from '../form/personal-form';
import type { Profile } from '../row';
import { type FormCheck, zodCheck } from '../../../lib/forms/zod-check';

/** One's own data as the fields hold them. */
export interface ProfileValues extends PersonalValues {
  website: string;
  services: string;
  /** Asked for where the address changes. */
  currentPassword: string;
}

export function profileValues(stored: Profile): ProfileValues {
  const { firstName, lastName, alias, companyName, taxId, postalCode, address, locality, province } = stored;
  const { phone, email, birthDate, imageId, language, website, services } = stored;
  const person = { firstName, lastName, alias, companyName, taxId, birthDate, imageId };
  const contact = { postalCode, address, locality, province, phone, email, language, website, services };
  return {
    ...person,
    ...contact,
    country: languageOfPostalCode(postalCode),
    currentPassword: '',
  };
}

/** Whether one's own address becomes another: that needs the password. */
export function isMoved(email: string, storedEmail: string): boolean {
  return emailKey(email) !== emailKey(storedEmail);
}

/** The fields as the server wants them. */
export function toProfileInput({ country: _country, ...input }: ProfileValues) {
  return input;
}

/** What is wrong, by its field (D4). */
export function profileCheck(
  mode: { appType: AppType; role: Role; storedEmail: string },
  language: StaffLanguage,
): FormCheck<ProfileValues> {
  const { required, problems } = accountForms[language].form;
  return zodCheck({
    schema: ProfileInput,
    toInput: toProfileInput,
    missing: (values) => missingProfileFields(toProfileInput(values), mode),
    rules: ({ email, currentPassword }) => ({
      email: !isEmail(email) && problems.email,
      currentPassword: isMoved(email, mode.storedEmail) && currentPassword === '' && required,
    }),
    texts: { required, tooLong: problems.tooLong, fields: { website: problems.website }, value: problems.value },
  });
}
