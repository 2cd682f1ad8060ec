import type { ErrorKind } from '../errors';

/** In the order of B12 as far as they belong to a public booking. `person` is the companion's slot, from 1. */
export const reservationErrors = {
  'reservations.incomplete': 'invalid',
  'reservations.companionIncomplete': 'invalid',
  'reservations.emailInvalid': 'invalid',
  'reservations.companionEmailInvalid': 'invalid',
  'reservations.postalCodeInvalid': 'invalid',
  'reservations.identityInvalid': 'invalid',
  'reservations.companionIdentityInvalid': 'invalid',
  'reservations.birthDateInvalid': 'invalid',
  'reservations.bookerTooYoung': 'invalid',
  'reservations.companionBirthDateInvalid': 'invalid',
  'reservations.childTooYoung': 'invalid',
  'reservations.childrenNotAllowed': 'invalid',
  'reservations.photoConsentMissing': 'invalid',
  'reservations.privacyNotAccepted': 'invalid',
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
  /** B14: the same idempotency key came with another body. */
  'reservations.idempotencyMismatch': 'conflict',
  /** B18 */
  'reservations.alreadyCancelled': 'conflict',
  /** B17 */
  'reservations.transitionNotAllowed': 'conflict',
  'reservations.notConfirmed': 'conflict',
  /** B20 */
  'reservations.attendanceAlreadySet': 'conflict',
  /** B20 */
  'reservations.visitAlreadyRegistered': 'conflict',
  'reservations.activityMissing': 'invalid',
} as const satisfies Record<string, ErrorKind>;
