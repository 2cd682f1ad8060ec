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
  /** Two fetches of the same borders would write over each other. */
  'places.bordersRunning': 'conflict',
  /** The installation names no address to fetch borders from. */
  'places.bordersOff': 'invalid',
  /** The service of the borders does not answer, breaks off, or answers with an error, however often it is asked. */
  'places.bordersFailed': 'busy',
  /** What came is no GeoJSON of municipalities. */
  'places.bordersUnreadable': 'invalid',
  /** Fewer municipalities came than the service says that there are. */
  'places.bordersIncomplete': 'invalid',
  /** The next page would lie with somebody else. */
  'places.bordersElsewhere': 'invalid',
  /** More came than the borders of the region can be. */
  'places.bordersTooMuch': 'invalid',
  /** No border between two municipalities of the region is among what came. */
  'places.bordersNone': 'invalid',
} as const satisfies Record<string, ErrorKind>;
