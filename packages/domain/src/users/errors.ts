import type { ErrorKind } from '../error-kind';

export const userErrors = {
  'users.incomplete': 'invalid',
  'users.emailInvalid': 'invalid',
  /** A birth date in the future. */
  'users.birthDateInvalid': 'invalid',
  /** All sign in with their address, whatever their role. */
  'users.emailTaken': 'conflict',
  /** A role that the actor may not give, or that this user cannot have. */
  'users.roleNotAllowed': 'forbidden',
  /** Nobody removes itself, takes its own access or gives itself another role. */
  'users.oneself': 'conflict',
  /** Of those with access there is always one left. */
  'users.lastSuperAdmin': 'conflict',
  /** A company that owns activities stays a company. */
  'users.ownsActivities': 'conflict',
  /** Who has chosen a password is not invited any more. */
  'users.notInvited': 'conflict',
  /** It was renewed or changed since it was shown. */
  'users.feeChanged': 'conflict',
  'users.tariffInUse': 'conflict',
} as const satisfies Record<string, ErrorKind>;
