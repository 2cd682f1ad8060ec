import { DomainError } from '@dehesa/domain/errors';

/** The driver's error below drizzle's wrapper, which keeps it as `cause`. */
function driverError(error: unknown): { code?: unknown; constraint_name?: unknown } | undefined {
  for (let current = error; current instanceof Error; current = current.cause) {
    if ('code' in current && 'severity' in current) return current;
  }
  return undefined;
}

/** SQLSTATE of a database error, `undefined` for any other error. */
export function databaseErrorCode(error: unknown): string | undefined {
  const code = driverError(error)?.code;
  return typeof code === 'string' ? code : undefined;
}

/** Name of the constraint that an error broke (unique, foreign key or check). */
export function brokenConstraint(error: unknown): string | undefined {
  const name = driverError(error)?.constraint_name;
  return typeof name === 'string' ? name : undefined;
}

/** All users sign in with their address, so no two have the same. */
export function refuseTakenEmail(error: unknown): never {
  if (brokenConstraint(error) === 'users_email_unique') throw DomainError.of('users.emailTaken');
  throw error;
}

/**
 * Whether the database refused a value that no rule of ours had caught: SQLSTATE class 22, such as a NUL character in a
 * text or a number too large for its column.
 */
export function isRefusedValue(error: unknown): boolean {
  return databaseErrorCode(error)?.startsWith('22') === true;
}

/** Whether a lock was not had in time (3 s): the same call may be sent again. */
export function isLockTimeout(error: unknown): boolean {
  return databaseErrorCode(error) === '55P03';
}

/** What the drivers and Node call a connection that cannot be had or was lost. */
const lostConnectionCodes: ReadonlySet<string> = new Set([
  'CONNECT_TIMEOUT',
  'CONNECTION_CLOSED',
  'CONNECTION_DESTROYED',
  'CONNECTION_ENDED',
  'DATABASE_AWAY',
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
]);

/**
 * Connection exceptions; a primary that has become a standby, which takes no writes; no connections, disk or memory left;
 * shutting down, crashed or starting up; no I/O.
 */
const awayState = /^(08...|25006|53...|57P0[1-5]|58030)$/;

/** node-postgres gives no code for a connection that is gone, nor for an answer that does not come. */
const lostConnectionWords =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/;

/**
 * Whether a query failed because the database could not be reached, went away in its midst or has no room to work, so
 * that the same call may succeed later. What it did is then unknown: it may have been committed.
 */
export function isDatabaseAway(error: unknown): boolean {
  return causesOf(error).some((cause) => {
    const code = 'code' in cause ? cause.code : undefined;
    if (typeof code !== 'string') return lostConnectionWords.test(cause.message);
    return lostConnectionCodes.has(code) || awayState.test(code);
  });
}

/** An error, what it was caused by and, of one that gathers several, each; not what other servers are said to have done. */
function causesOf(error: unknown, depth = 0): Error[] {
  if (!(error instanceof Error) || depth > 8 || isOfAnotherServer(error)) return [];
  const gathered = error instanceof AggregateError ? error.errors : [];
  return [error, ...[error.cause, ...gathered].flatMap((cause) => causesOf(cause, depth + 1))];
}

/** `fetch` wraps the same codes in a TypeError, the S3 client adds what it tried. */
function isOfAnotherServer(error: Error): boolean {
  return error instanceof TypeError || '$metadata' in error;
}
