import type { ErrorKind } from '../errors';

export const authErrors = {
  /** B24: unknown email, wrong password and no access answer alike. */
  'auth.invalidCredentials': 'invalid',
  /** B24: gym mode, role 3, expired fee. */
  'auth.feeUnpaid': 'invalid',
  /** B25 */
  'auth.tooManyAttempts': 'tooManyRequests',
  /** Too many passwords are being checked just now; nothing was tried. */
  'auth.busy': 'busy',
  'auth.emailUnknown': 'invalid',
  /** B26: signed in with a one-time password; nothing else is allowed until a new one is chosen. */
  'auth.passwordChangeRequired': 'forbidden',
  /** B27 */
  'auth.passwordTooShort': 'invalid',
  /** One of the commonest, or made of the product's name or one's own data. */
  'auth.passwordTooEasy': 'invalid',
  /** The first super admin is made on the command line, once. */
  'auth.superAdminExists': 'conflict',
  /** The link of a verification mail: not ours, too old, or the account's address is another one by now. */
  'auth.emailLinkInvalid': 'invalid',
} as const satisfies Record<string, ErrorKind>;
