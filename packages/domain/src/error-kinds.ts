import { activityErrors } from './activities/errors';
import { authErrors } from './auth/errors';
import { collaboratorErrors } from './collaborators/errors';
import { configurationErrors } from './configuration/errors';
import { databaseErrors } from './database/errors';
import { commonErrors, type DomainErrorCode, type ErrorKind } from './errors';
import { importErrors } from './imports/errors';
import { inboxErrors } from './inbox/errors';
import { messageErrors } from './messages/errors';
import { personalDataErrors } from './personal-data/errors';
import { placeErrors } from './places/errors';
import { reservationErrors } from './reservations/errors';
import { statisticsErrors } from './statistics/errors';
import { userErrors } from './users/errors';

const kinds: Record<DomainErrorCode, ErrorKind> = {
  ...commonErrors,
  ...activityErrors,
  ...authErrors,
  ...collaboratorErrors,
  ...configurationErrors,
  ...databaseErrors,
  ...importErrors,
  ...inboxErrors,
  ...messageErrors,
  ...personalDataErrors,
  ...placeErrors,
  ...reservationErrors,
  ...statisticsErrors,
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
