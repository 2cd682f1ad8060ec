import { Role } from '../access';
import { missingCollaboratorFields, type RequiredCollaboratorField } from '../collaborators';
import type { AppType } from '../configuration';
import { type DomainFailure, failure } from '../errors';
import { isEmail } from '../identity/index';
import type { AccountInput } from './account-schema';
import type { ProfileInput } from './profile-schema';
import { minimumPasswordLength } from './schema';

export type RequiredAccountField = 'firstName' | 'lastName' | 'email' | 'birthDate' | 'password';

type Draft = Pick<AccountInput, 'firstName' | 'lastName' | 'email' | 'birthDate'>;

/**
 * What a user cannot be saved without, of what is empty, in the order of the form (D4): the birth date in gym
 * mode, the password where one is created.
 */
export function missingAccountFields(
  draft: Draft & { password?: string | undefined },
  { appType, creating = false }: { appType: AppType; creating?: boolean },
): RequiredAccountField[] {
  const missing: RequiredAccountField[] = [];
  if (draft.firstName.trim() === '') missing.push('firstName');
  if (draft.lastName.trim() === '') missing.push('lastName');
  if (draft.email.trim() === '') missing.push('email');
  if (appType === 'gimnasio' && draft.birthDate === null) missing.push('birthDate');
  if (creating && (draft.password ?? '') === '') missing.push('password');
  return missing;
}

/** The first rule that a user breaks on saving (D4, B27), or null. */
export function checkAccount(
  draft: Draft & { password?: string | undefined },
  mode: { appType: AppType; today: string; creating?: boolean },
): DomainFailure | null {
  if (missingAccountFields(draft, mode).length > 0) return failure('users.incomplete');
  if (!isEmail(draft.email)) return failure('users.emailInvalid');
  if (isUnborn(draft, mode.today)) return failure('users.birthDateInvalid');
  const tooShort = mode.creating === true && (draft.password ?? '').length < minimumPasswordLength;
  return tooShort ? failure('auth.passwordTooShort') : null;
}

/** What is missing of one's own data: a collaborator's besides stay complete (D7). */
export function missingProfileFields(
  draft: ProfileInput,
  { appType, role }: { appType: AppType; role: Role },
): (RequiredAccountField | RequiredCollaboratorField)[] {
  const own = missingAccountFields(draft, { appType });
  if (role !== Role.collaborator) return own;
  return [...new Set([...own, ...missingCollaboratorFields(draft)])];
}

/** The first rule that one's own data break on saving, or null. */
export function checkProfile(
  draft: ProfileInput,
  mode: { appType: AppType; today: string; role: Role },
): DomainFailure | null {
  if (missingProfileFields(draft, mode).length > 0) return failure('users.incomplete');
  if (!isEmail(draft.email)) return failure('users.emailInvalid');
  return isUnborn(draft, mode.today) ? failure('users.birthDateInvalid') : null;
}

/** `today` is the date in Madrid. */
function isUnborn({ birthDate }: Pick<Draft, 'birthDate'>, today: string): boolean {
  return birthDate !== null && birthDate > today;
}
