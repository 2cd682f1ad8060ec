import { isEmail } from '@dehesa/domain/identity';

/** What is wrong with a sign-in before it is sent (U3): the first of the two is shown. */
export type CredentialsProblem = 'incomplete' | 'emailInvalid';

export function checkEmail(email: string): CredentialsProblem | undefined {
  if (email.trim() === '') return 'incomplete';
  return isEmail(email) ? undefined : 'emailInvalid';
}

export function checkCredentials(email: string, password: string): CredentialsProblem | undefined {
  if (email.trim() === '' || password.trim() === '') return 'incomplete';
  return checkEmail(email);
}
