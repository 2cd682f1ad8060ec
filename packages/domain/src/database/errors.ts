import type { ErrorKind } from '../error-kind';

export const databaseErrors = {
  /** The installation has the SQL console switched off (B40). */
  'database.consoleOff': 'forbidden',
  /** The console's own role cannot be had on this database server. */
  'database.consoleUnavailable': 'conflict',
  /** A kind of statement that the console does not run, whatever its rights (B40). */
  'database.statementRefused': 'invalid',
  'database.statementEmpty': 'invalid',
  'database.exportRunning': 'conflict',
  'database.syncNotConfigured': 'invalid',
  /** The other side did not take what was sent (B39). */
  'database.syncFailed': 'invalid',
} as const satisfies Record<string, ErrorKind>;
