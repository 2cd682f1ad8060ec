import type { ErrorKind } from '../error-kind';

export const statsErrors = {
  /** Nobody is on the list that is to be exported (U28). */
  'stats.listEmpty': 'conflict',
  /** There is not a single inscription to make statistics of (U28, 'Sin datos'). */
  'stats.noData': 'conflict',
} as const satisfies Record<string, ErrorKind>;
