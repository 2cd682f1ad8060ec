import type { ErrorKind } from '../error-kind';

export const placeErrors = {
  /** Two imports would wait for each other's rows; the second is told at once. */
  'places.importRunning': 'conflict',
  /** The archive or its compression is broken, or it holds neither ES.txt nor PT.txt. */
  'places.fileUnreadable': 'invalid',
  /** Not a single line is a row of the postal format. */
  'places.fileNotPostal': 'invalid',
  /** The installation names no address to fetch postal codes from. */
  'places.downloadOff': 'invalid',
  /** The address of the postal codes does not answer, breaks off, or has no such file. */
  'places.downloadFailed': 'busy',
} as const satisfies Record<string, ErrorKind>;
