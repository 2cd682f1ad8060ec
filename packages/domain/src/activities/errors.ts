import type { ErrorKind } from '../errors';

export const activityErrors = {
  'activities.incomplete': 'invalid',
  /** B6 */
  'activities.capacityBelowHeld': 'conflict',
  /** B6 */
  'activities.shiftHasReservations': 'conflict',
  /** B6: shifts cannot be added to an activity whose reservations have none. */
  'activities.hasReservationsWithoutShift': 'conflict',
  'activities.datesOutOfOrder': 'invalid',
  /** Somebody else saved this activity since it was read. */
  'activities.changedMeanwhile': 'conflict',
} as const satisfies Record<string, ErrorKind>;
