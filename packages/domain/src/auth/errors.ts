import type { ErrorKind } from '../error-kind';

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
  /** Whoever is signed in has to show once more that it is them before this is done. */
  'auth.proofRequired': 'forbidden',
  /** The link of a verification mail: not ours, too old, or the account's address is another one by now. */
  'auth.emailLinkInvalid': 'invalid',
  /** The link of an invitation: not ours, used, too old, or taken away. */
  'auth.invitationInvalid': 'invalid',
  /** The code of the second step is wrong, was used before, or is no code at all. */
  'auth.codeInvalid': 'invalid',
  /** The authenticator's answer does not prove one of the account's passkeys. */
  'auth.passkeyInvalid': 'invalid',
  /** The second step came too late or after too many wrong codes: the password is asked for again. */
  'auth.secondStepOver': 'invalid',
  /** The set-up of a second factor was begun too long ago, or for another account. */
  'auth.setUpOver': 'invalid',
  /** The role must have a second factor: one is set up before anything else is allowed. */
  'auth.secondFactorRequired': 'forbidden',
  /** The same role's last one is not removed. */
  'auth.lastSecondFactor': 'conflict',
  'auth.tooManyPasskeys': 'conflict',
  'auth.passkeyKnown': 'conflict',
  'auth.tooManyApplicationKeys': 'conflict',
  /** Passkeys belong to a domain: an installation that is reached by a bare IP address, or unencrypted, has none. */
  'auth.passkeysUnavailable': 'conflict',
} as const satisfies Record<string, ErrorKind>;
