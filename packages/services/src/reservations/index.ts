export { bookPlaces } from './booking/book-places';
export { type BookingOutcome, bookingOutcomes } from './booking/booking-outcome';
export type { Booked } from './booking/booking-key';
export { isPossiblePhone } from './booking/possible-phone';
export { cancelByEmail, cancelByLink, type CancellationPreview, readCancellation } from './status/cancel-by-link';
export { type DeletedReservation, listDeletedReservations } from './bin/list-deleted-reservations';
export { restoreReservation } from './bin/restore-reservation';
export { changeMany } from './status/change-many';
export { listRequests, type PendingRequests } from './status/list-requests';
export { cancelForErasure } from './status/cancel-for-erasure';
export { cancelAsVisitor, cancelReservation, confirmReservation, moveToWaiting } from './status/change-status';
export { cancellationToken } from '../keys/index';
export { collaboratorWithAccess } from '../collaborator-with-access';
export { promoteWaiting } from './waiting-list/promote-waiting';
export { answerAttendance } from './attendance-answer/answer-attendance';
export { bookerMessages, type ToldReservation } from './booker-messages';
export { attendanceUrl } from './party-links';
export {
  type AttendanceAnswers,
  type AttendanceParty,
  listAttendanceAnswers,
} from './attendance-answer/list-attendance-answers';
export { noteAttendance } from './attendance-answer/note-attendance';
export {
  type AttendanceQuestion,
  type AttendanceState,
  readAttendanceQuestion,
} from './attendance-answer/read-attendance-question';
export { answerOffer } from './waiting-list/answer-offer';
export { expireMove, expireOffer, expireOverdueMoves, expireOverdueOffers } from './expiries';
export { expireMoveTask, expireOfferTask } from './expiry-tasks';
export { offerPlaces, withdrawOffer } from './waiting-list/offer-places';
export { type OfferPreview, type OfferState, readOffer } from './waiting-list/read-offer';
export { readWaitingList, type WaitingList, type WaitingParty } from './waiting-list/read-waiting-list';
export {
  type OpenOffer,
  readOpenOffer,
  readWaitingPosition,
  type WaitingPosition,
} from './waiting-list/waiting-position';
export { listOwnReservations, type OwnReservation, type OwnReservations } from './own/list-own-reservations';
export { promoteWaitingTask, queuePromotion } from './waiting-list/promote-waiting-task';
export { confirmAttendance, confirmAttendanceAnyDay, undoAttendance } from './status/confirm-attendance';
export { createGroup, type NewGroup } from './staff/create-group';
export { createReservation } from './staff/create-reservation';
export { type CreatedReservation, withFreeReference } from './staff/store-reservation';
export { editReservation } from './staff/edit-reservation';
export { cancelMyBooking } from './my-booking/cancel-my-booking';
export { changeShift } from './my-booking/change-shift';
export { answerQuestions } from './my-booking/answer-questions';
export { addCompanion } from './my-booking/add-companion';
export { correctEmail } from './my-booking/correct-email';
export { correctName } from './my-booking/correct-name';
export { readMyBookingCalendar, readMyBookingQr, readMyBookingTicket } from './my-booking/my-booking-files';
export { readMyBooking, reloadMyBooking } from './my-booking/read-my-booking';
export { removeCompanion } from './my-booking/remove-companion';
export { switchWhatsapp } from './my-booking/switch-whatsapp';
export { resendMessage } from './my-booking/resend-message';
export { type ImportedReservation, importReservation, importReservations } from './staff/import-reservation';
export { type BookableActivity, findShift, readBookableActivities } from './booking/bookable-activity';
export { holdActivities, sizeOf } from './insert-reservation';
export { type ActivityCard, listActivityCards } from './staff/list-activity-cards';
export { listPending } from './staff/list-pending';
export { listReservations } from './staff/list-reservations';
export {
  type ActivityReservations,
  readActivityReservations,
  type ReservationColumn,
  type ReservationsHeader,
  type ShiftOccupancy,
  type WaitingReservation,
} from './staff/read-activity-reservations';
export { resendWhatsapp } from './staff/resend-whatsapp';
export { readReservation, type ReservationDetail, type ReservationEvent } from './staff/read-reservation';
export {
  checkPlaces,
  type PeopleDifference,
  type PlacesDifference,
  reconcilePlaces,
  type Reconciliation,
} from './places/reconcile-places';
export type { ReservationPerson, ReservationRow, ReservedActivity } from './reservation-rows';
export { type BulkMessagePreview, previewBulkMessage } from './bulk-messages/preview-bulk-message';
export { listUntold, type UntoldOuting } from './bulk-messages/list-untold';
export { sendBulkMessage, type SentBulkMessage } from './bulk-messages/send-bulk-message';
export { previewText, readTextRecipients, type TextRecipients } from './written/preview-text';
export { sendText } from './written/send-text';
export { cellsOf, factsOf } from './lists/printed-texts';
export {
  countPrinted,
  exportReservationsPdf,
  exportReservationsSheet,
  type ListFile,
  printReservations,
} from './lists/print-reservations';
export type { PrintedList, PrintedShift } from './lists/read-printed-list';
export { notifyAdministrators } from './notices/notify-administrators';
export { notifyAdministratorsTask } from './notices/note-booking';
export { countUnread } from './notifications/count-unread';
export { listNotifications, type PendingNotification } from './notifications/list-notifications';
export { listOwnNotifications } from './notifications/list-own-notifications';
export { markNotificationRead } from './notifications/mark-notification-read';
export { answerMove } from './moves/answer-move';
export { endMove } from './moves/end-move';
export { placesHeldForMoves } from './moves/held-places';
export { moveToken } from './party-links';
export { otherDateFields, type ProposedMove, suspendedFields, type SuspensionWords } from './moves/move-message';
export { type OfferedShift, readOtherDates } from './moves/other-dates';
export { type MoveChoice, type MovePreview, type MoveState, readMove } from './moves/read-move';
export { writeStatus } from './status/apply-status';
export { changePlaces, type PlaceChange } from './places/change-places';
export { type LockedReservation, lockReservation } from './locked-reservation';
export { partyHours } from './party-hours';
export { withdrawReminders } from './status/apply-status';
export { isOpen } from './moves/move-rows';
