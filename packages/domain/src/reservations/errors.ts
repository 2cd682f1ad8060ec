import type { ErrorKind } from '../error-kind';

/** In the order of B12 as far as they belong to a public booking. `person` is the companion's slot, from 1. */
export const reservationErrors = {
  'reservations.incomplete': 'invalid',
  'reservations.companionIncomplete': 'invalid',
  'reservations.emailInvalid': 'invalid',
  'reservations.companionEmailInvalid': 'invalid',
  'reservations.postalCodeInvalid': 'invalid',
  /** As long as one is, and of no province. */
  'reservations.postalCodeUnknown': 'invalid',
  'reservations.identityInvalid': 'invalid',
  'reservations.companionIdentityInvalid': 'invalid',
  'reservations.birthDateInvalid': 'invalid',
  'reservations.bookerTooYoung': 'invalid',
  'reservations.companionBirthDateInvalid': 'invalid',
  'reservations.childTooYoung': 'invalid',
  'reservations.childrenNotAllowed': 'invalid',
  'reservations.photoConsentMissing': 'invalid',
  'reservations.privacyNotAccepted': 'invalid',
  /** The address of a page, or signs that nobody sees; B12 does not know it, so it comes after what B12 says of shape. */
  'reservations.textRefused': 'invalid',
  /** B73: a question of the activity's own that has to be answered, or an answer that it does not take. */
  'reservations.answerMissing': 'invalid',
  'reservations.answerInvalid': 'invalid',
  /** A telephone number that cannot exist. */
  'reservations.phoneInvalid': 'invalid',
  'reservations.notBookable': 'conflict',
  'reservations.shiftMissing': 'invalid',
  'reservations.emailRepeated': 'conflict',
  'reservations.identityRepeated': 'conflict',
  'reservations.companionEmailRepeated': 'conflict',
  'reservations.companionIdentityRepeated': 'conflict',
  'reservations.sameDate': 'conflict',
  'reservations.tooMany': 'conflict',
  'reservations.tooManyForCompanion': 'conflict',
  'reservations.capacityExceeded': 'conflict',
  /** B14: as many people wait as the list takes. */
  'reservations.waitingListFull': 'conflict',
  /** More bookings in an hour than one address, or one activity, may have. */
  'reservations.tooManyInHour': 'tooManyRequests',
  /** Before a further booking the device has to do some work. */
  'reservations.proofRequired': 'tooManyRequests',
  /** B14: the same idempotency key came with another body. */
  'reservations.idempotencyMismatch': 'conflict',
  /** B18 */
  'reservations.alreadyCancelled': 'conflict',
  /** The visitor's own changes end when the activity begins. */
  'reservations.alreadyBegun': 'conflict',
  'reservations.companionCheckedIn': 'conflict',
  /** A visitor corrects how a name is written, never whose it is. */
  'reservations.notASpelling': 'conflict',
  /** Places are offered to the party: to be answered before it changes. */
  'reservations.offerOpen': 'conflict',
  /** B17 */
  'reservations.transitionNotAllowed': 'conflict',
  'reservations.notConfirmed': 'conflict',
  /** B20 */
  'reservations.attendanceAlreadySet': 'conflict',
  /** B64 */
  'reservations.attendanceTooEarly': 'conflict',
  'reservations.attendanceNotSet': 'conflict',
  /** B20 */
  'reservations.visitAlreadyRegistered': 'conflict',
  'reservations.activityMissing': 'invalid',
  /** Somebody has changed it since it was read. */
  'reservations.changedMeanwhile': 'conflict',
  /** Somebody who waits has an open offer already. */
  'reservations.alreadyOffered': 'conflict',
  /** The offer was answered, ran out, or was taken back. */
  'reservations.offerClosed': 'conflict',
  /** Another date was taken or declined, the time for it is over, or staff changed the reservation. */
  'reservations.moveClosed': 'conflict',
  /** Nobody is on the list that is to be printed, exported or written to. */
  'reservations.listEmpty': 'conflict',
  /** B10: there is no change of the schedule to tell. */
  'reservations.scheduleUnchanged': 'conflict',
  /** Somebody else has just sent the same message to everybody. */
  'reservations.sentMeanwhile': 'conflict',
} as const satisfies Record<string, ErrorKind>;
