import { activityErrors } from './activities/errors';
import { authErrors } from './auth/errors';
import { commonErrors, type DomainErrorCode, type ErrorKind } from './errors';
import { messageErrors } from './messages/errors';
import { reservationErrors } from './reservations/errors';
import { userErrors } from './users/errors';

const kinds: Record<DomainErrorCode, ErrorKind> = {
  ...commonErrors,
  ...activityErrors,
  ...authErrors,
  ...messageErrors,
  ...reservationErrors,
  ...userErrors,
};

/** The kind of a domain error code. */
export function kindOf(code: DomainErrorCode): ErrorKind {
  return kinds[code];
}
