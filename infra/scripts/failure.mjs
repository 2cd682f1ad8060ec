import { readFileSync } from 'node:fs';

/** A failure that the reader can act on: printed as one line, without a stack. */
export class ExpectedError extends Error {
  expected = true;
}

const DATABASE_CODES = new Map([
  ['ECONNREFUSED', 'nothing answers there'],
  ['ENOTFOUND', 'there is no such host'],
  ['EAI_AGAIN', 'the host name could not be looked up'],
  ['EHOSTUNREACH', 'the host cannot be reached'],
  ['ETIMEDOUT', 'the host does not answer'],
  ['CONNECT_TIMEOUT', 'the host does not answer'],
  ['CONNECTION_CLOSED', 'the connection was closed'],
  ['28P01', 'the password or the user is wrong'],
  ['28000', 'the server does not let this user in'],
  ['3D000', 'there is no such database'],
  ['42501', 'the user lacks a permission'],
]);

const FOLDER_CODES = new Set(['EACCES', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EPERM']);

/**
 * The one line that tells the reader what to do, or null for a failure that nobody expected.
 * @param {unknown} error
 * @param {Record<string, string | undefined>} env
 * @returns {string | null}
 */
export function explain(error, env) {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause.expected === true) return cause.message;
    if (cause.code === 'EADDRINUSE') {
      return `port ${cause.port ?? env.PORT ?? 3000} is in use: stop what uses it, or set PORT to another one`;
    }
    if (cause.syscall === 'listen') return `cannot listen on ${env.HOST ?? ''}:${env.PORT ?? 3000} (${cause.code})`;
    const reason = DATABASE_CODES.get(cause.code);
    if (reason && env.DATABASE_URL)
      return `cannot use the database of DATABASE_URL (${addressOf(env.DATABASE_URL)}): ${reason}`;
    if (FOLDER_CODES.has(cause.code) && cause.path)
      return `${cause.path} cannot be used (${cause.code}): set DATA_DIR to another folder`;
    if (cause instanceof AggregateError && cause.errors.length > 0) return explain(cause.errors[0], env);
  }
  return null;
}

/** Ends the program with the line of `explain`, or with the whole error. */
export function fail(label, error) {
  const line = explain(error, process.env);
  console.error(line === null ? error : `[${label}] ${line}`);
  process.exit(1);
}

/**
 * The database that is to be used in place of the embedded one, from the environment or from the file that it names.
 * @param {Record<string, string | undefined>} [env]
 * @returns {string | undefined}
 */
export function givenDatabaseUrl(env = process.env) {
  if (env.DATABASE_URL || !env.DATABASE_URL_FILE) return env.DATABASE_URL || undefined;
  try {
    return readFileSync(env.DATABASE_URL_FILE, 'utf8').trim();
  } catch {
    throw new ExpectedError(`DATABASE_URL_FILE names ${env.DATABASE_URL_FILE}, which cannot be read`);
  }
}

/** Checks what can be checked of a database address before anything is started. */
export function checkDatabaseUrl(text) {
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url && ['postgres:', 'postgresql:'].includes(url.protocol) && url.hostname) return;
  throw new ExpectedError('DATABASE_URL is not an address like postgres://user:password@host:5432/database');
}

function addressOf(text) {
  const { host, pathname } = new URL(text);
  return host + pathname;
}
