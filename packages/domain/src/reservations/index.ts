export { bookerAgeFor, exceedsAge, hasAge, isBirthDate, minimumBookerAge } from './ages';
export { isFull, placesLeft, type ShiftPlaces } from './capacity';
export { type AgeRules, type BookingIssue, checkBooking, checkShape, checkStaffReservation } from './check-booking';
export { findDuplicate, type TakenKeys } from './duplicates';
export { reservationErrors } from './errors';
export { reservationLimits } from './limits';
export { countryOf, isEmptySlot, partyOf, type Person, type PersonKind } from './party';
export { CancellationLink, CancellationPair, ReferenceLookup, VisitInput } from './public-input';
export { readReference, referenceAlphabet, referenceFrom, referenceLength, showReference } from './reference';
export {
  ActivityCardsInput,
  ActivityReservationsInput,
  BookerInput,
  BookingInput,
  ChangeStatusInput,
  CompanionInput,
  EditReservationInput,
  ReadReservationInput,
  ReservationListInput,
  ReservationRef,
  StaffReservationInput,
} from './schema';
export { assertTransition, holdsPlaces, placesHeld, ReservationStatus } from './status';
