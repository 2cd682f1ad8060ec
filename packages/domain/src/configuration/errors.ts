import type { ErrorKind } from '../errors';

export const configurationErrors = {
  /** Somebody else saved since it was read. */
  'configuration.changedMeanwhile': 'conflict',
} as const satisfies Record<string, ErrorKind>;
