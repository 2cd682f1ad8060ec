import type { ErrorKind } from '../error-kind';

export const collaboratorErrors = {
  'collaborators.incomplete': 'invalid',
  'collaborators.emailInvalid': 'invalid',
  /** The address of a page where a name stands, or signs that nobody sees. */
  'collaborators.textRefused': 'invalid',
  /** Also where the address is another user's: all sign in with it. */
  'collaborators.emailTaken': 'conflict',
  /** A manager (role 2) keeps to its own territory. */
  'collaborators.territoryFixed': 'forbidden',
  /** The early-access range ends before it begins (B9). */
  'collaborators.datesOutOfOrder': 'invalid',
} as const satisfies Record<string, ErrorKind>;
