export { type BoardChange, type BoardSignal, readBoardChange } from './staff/board-change';
export {
  AttendanceAnswer,
  AttendanceFilter,
  AttendanceLink,
  AttendanceListInput,
  NoteAttendanceInput,
  ReminderSwitch,
} from './attendance-answer';
export { bookerAgeFor, exceedsAge, hasAge, isBirthDate, minimumBookerAge } from './party/ages';
export { isNoticeDue, noticeLimits } from './staff/booking-notices';
export {
  BulkMessageInput,
  BulkMessageKind,
  bulkMessages,
  SendBulkMessageInput,
  UntoldInput,
} from './staff/bulk-message';
export { CancelInput, CancelReason, CancelReasonCode } from './staff/cancel-reason';
export { ChangeManyInput, ManyAction, manyTargets, PendingRequestsInput } from './staff/change-many';
export { ChosenOfActivity, SendTextInput, WriteInput } from './staff/written-text';
export { isFull, placesLeft, type ShiftPlaces } from './capacity';
export { type AgeRules, partyAgeFailure, type PersonAge } from './party/party-ages';
export type { BookingIssue } from './party/booking-issue';
export {
  answeredIn,
  answerField,
  answersToStore,
  type AskedQuestion,
  checkAnswers,
  type QuestionAnswers,
} from './party/question-answers';
export { GivenAnswer, GivenAnswers } from './party/given-answers';
export {
  checkBooking,
  checkCountedParty,
  checkNewCompanion,
  checkShape,
  checkStaffReservation,
} from './party/check-booking';
export { findDuplicate, type TakenKeys } from './party/duplicates';
export { reservationErrors } from './errors';
export { hiddenEmail } from './hidden-email';
export { reservationLimits } from './limits';
export {
  AnswerQuestionsInput,
  AddCompanionInput,
  ChangeShiftInput,
  type CorrectedEmail,
  CorrectEmailInput,
  CorrectNameInput,
  type MyBooking,
  type MyBookingAddition,
  MyBookingLink,
  myBookingLimits,
  type MyBookingPerson,
  type MyBookingShift,
  RemoveCompanionInput,
  SwitchWhatsappInput,
} from './my-booking';
export { OwnReservationsInput, type OwnReservationTime } from './own';
export { companionOf, countryOf, isEmptySlot, partyOf, type Person, type PersonKind } from './party/party';
export {
  eachPersonField,
  noContact,
  nobody,
  type PersonFieldName,
  personFieldNames,
  personFields,
  type PersonTexts,
  type StoredPersonFields,
} from './party/person-fields';
export {
  ExportSheetInput,
  listAddress,
  listParameter,
  PrintedListKind,
  printedStatus,
  PrintListInput,
  readListWord,
} from './staff/printed-list';
export {
  CancellationLink,
  CancellationPair,
  ReferenceLookup,
  VisitInput,
  VisitorLookup,
  VisitTicket,
} from './public-input';
export { type ReadingKind, readingKinds } from './reading-kinds';
export { ReadingsInput } from './readings';
export { BookingProof, ProofChallenge } from './proof';
export {
  readReference,
  referenceAlphabet,
  referenceFrom,
  referenceLength,
  referenceRange,
  showReference,
} from './reference';
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
  ReservationStatusInput,
  StaffReservationInput,
  UnnamedCount,
  UnnamedInput,
} from './schema';
export { readVisitCode, type VisitCode } from './visit-code';
export { type FullName, isSpellingOf } from './party/spelling';
export { besideOrganiser, groupLimits, isGroup, noneUnnamed, type Unnamed, unnamedPeople } from './party/unnamed';
export { assertTransition, holdsPlaces, placesHeld, ReservationStatus } from './status';
export {
  OfferAnswer,
  offerDeadline,
  OfferLink,
  OfferStatus,
  unansweredOffersAllowed,
  waitingListRoom,
  WaitingListInput,
} from './waiting-list';
