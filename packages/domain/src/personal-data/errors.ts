import type { ErrorKind } from '../error-kind';

export const personalDataErrors = {
  /** Nothing of this person is held. */
  'personalData.nothingFound': 'notFound',
  /** What was to be erased is not what is stored any more: look again. */
  'personalData.changedMeanwhile': 'conflict',
  /** The person holds coming reservations that nobody said to cancel. */
  'personalData.comingReservations': 'conflict',
  /** The person is a companion in somebody else's coming reservation and has to be taken out of it first. */
  'personalData.comingCompanion': 'conflict',
} as const satisfies Record<string, ErrorKind>;
