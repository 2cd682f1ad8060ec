import type { ErrorKind } from '../error-kind';

export const configurationErrors = {
  /** Somebody else saved since it was read. */
  'configuration.changedMeanwhile': 'conflict',
  /** A stored secret cannot be opened: it was stored for another server or account, or under a key that is gone (B42). */
  'configuration.secretLost': 'invalid',
  /** Host, name or user of the WordPress database is missing. */
  'configuration.wordpressIncomplete': 'invalid',
  /** Its database was not reached, or refused. */
  'configuration.wordpressFailed': 'invalid',
} as const satisfies Record<string, ErrorKind>;
