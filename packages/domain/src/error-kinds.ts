import { activityErrors } from './activities/errors';
import { authErrors } from './auth/errors';
import { collaboratorErrors } from './collaborators/errors';
import { configurationErrors } from './configuration/errors';
import { commonErrors, type DomainErrorCode, type ErrorKind } from './errors';
import { messageErrors } from './messages/errors';
import { placeErrors } from './places/errors';
import { reservationErrors } from './reservations/errors';
import { userErrors } from './users/errors';

const kinds: Record<DomainErrorCode, ErrorKind> = {
  ...commonErrors,
  ...activityErrors,
  ...authErrors,
  ...collaboratorErrors,
  ...configurationErrors,
  ...messageErrors,
  ...placeErrors,
  ...reservationErrors,
  ...userErrors,
};

/** Whether a word is a code of this build; a newer server may send others. */
export function isDomainErrorCode(code: string): code is DomainErrorCode {
  return Object.hasOwn(kinds, code);
}

/** The kind of a domain error code. */
export function kindOf(code: DomainErrorCode): ErrorKind {
  return kinds[code];
}
