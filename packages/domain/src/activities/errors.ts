import type { ErrorKind } from '../error-kind';

export const activityErrors = {
  'activities.incomplete': 'invalid',
  /** Rich text is measured as it is stored. */
  'activities.descriptionTooLong': 'invalid',
  /** B6 */
  'activities.capacityBelowHeld': 'conflict',
  /** B6 */
  'activities.shiftHasReservations': 'conflict',
  /** B6: shifts cannot be added to an activity whose reservations have none. */
  'activities.hasReservationsWithoutShift': 'conflict',
  'activities.datesOutOfOrder': 'invalid',
  /** It is among the related ones already (U19). */
  'activities.alreadyRelated': 'conflict',
  /** An activity is not related to itself. */
  'activities.relatedToItself': 'invalid',
  'activities.tooManyRelated': 'conflict',
  'activities.galleryFull': 'conflict',
  /** An order that was made from a list that is no longer the gallery's. */
  'activities.galleryChanged': 'conflict',
  'activities.tooManyDocuments': 'conflict',
  /** Somebody else saved this activity since it was read. */
  'activities.changedMeanwhile': 'conflict',
  /** "This and the following": a later member cannot be saved (B6), so none is. */
  'activities.memberRefused': 'conflict',
  /** It does not take place on its date: nobody books it, and its registrations stay closed. */
  'activities.suspended': 'conflict',
  /** Somebody else has just suspended it. */
  'activities.alreadySuspended': 'conflict',
  /** It is over (B7): there is nothing to suspend. */
  'activities.past': 'conflict',
  /** A date that is to be offered is hidden, suspended, has begun, or is the suspended one itself. */
  'activities.dateUnavailable': 'conflict',
  /** B87: no more guides fit on an activity. */
  'activities.tooManyGuides': 'conflict',
  /** B87: another guide signs in with this account. */
  'activities.guideAccountTaken': 'conflict',
  'activities.seriesTooLong': 'invalid',
  /** Every day of the rule lies behind or is in the series already. */
  'activities.seriesEmpty': 'invalid',
} as const satisfies Record<string, ErrorKind>;
