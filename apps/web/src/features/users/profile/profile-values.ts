import { languageOfPostalCode } from '@dehesa/domain/places';
import type { Role } from '@dehesa/domain/access';
import type { AppType } from '@dehesa/domain/configuration';
import { emailKey, isEmail } from '@dehesa/domain/identity';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { missingProfileFields, ProfileInput } from '@dehesa/domain/users';
import { accounts } from '@dehesa/i18n/backoffice/users';
import type { PersonalValues } from '../form/personal-form';
import type { Profile } from '../row';

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

/** What is wrong, by its field, by the rules and the schema that the server uses too (D4). */
export function profileProblems(
  values: ProfileValues,
  mode: { appType: AppType; role: Role; storedEmail: string },
  language: StaffLanguage,
): Record<string, string> {
  const { required, problems: texts } = accounts[language].form;
  const problems: Record<string, string> = {};
  for (const field of missingProfileFields(toProfileInput(values), mode)) problems[field] = required;
  if (!isEmail(values.email)) problems['email'] ??= texts.email;
  if (isMoved(values.email, mode.storedEmail) && values.currentPassword === '') problems['currentPassword'] = required;
  for (const issue of ProfileInput.safeParse(toProfileInput(values)).error?.issues ?? []) {
    const tooLong = issue.code === 'too_big' && issue.origin === 'string';
    const other = issue.path[0] === 'website' ? texts.website : texts.value;
    problems[issue.path.join('.')] ??= tooLong ? texts.tooLong(Number(issue.maximum)) : other;
  }
  return problems;
}
