import type { ErrorKind } from '../error-kind';

export const statisticsErrors = {
  /** Nobody is on the list that is to be exported (U28). */
  'statistics.listEmpty': 'conflict',
  /** There is not a single inscription to make statistics of (U28, 'Sin datos'). */
  'statistics.noData': 'conflict',
} as const satisfies Record<string, ErrorKind>;
