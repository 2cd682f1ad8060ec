import { BinListInput } from '@dehesa/domain/bin';
import { CheckInListInput, SendTicksInput } from '@dehesa/domain/check-in';
import { MoveRef, MovesInput } from '@dehesa/domain/outings';
import {
  ActivityCardsInput,
  ActivityReservationsInput,
  AttendanceListInput,
  BulkMessageInput,
  CancelInput,
  ChangeManyInput,
  ChangeStatusInput,
  ChosenOfActivity,
  EditReservationInput,
  NoteAttendanceInput,
  OwnReservationsInput,
  PendingRequestsInput,
  PrintListInput,
  ReadingsInput,
  ReadReservationInput,
  ReservationListInput,
  ReservationRef,
  SendBulkMessageInput,
  SendTextInput,
  UntoldInput,
  StaffReservationInput,
  WaitingListInput,
  WriteInput,
} from '@dehesa/domain/reservations';
import { listCheckInActivities, listReadings, readCheckInList, sendTicks } from '@dehesa/services/check-in';
import { listMoves, writeAgain } from '@dehesa/services/outings';
import {
  cancelReservation,
  changeMany,
  checkPlaces,
  confirmAttendance,
  undoAttendance,
  confirmReservation,
  countPrinted,
  createReservation,
  editReservation,
  listActivityCards,
  listDeletedReservations,
  listAttendanceAnswers,
  countUnread,
  listNotifications,
  listOwnReservations,
  listPending,
  listRequests,
  listReservations,
  markNotificationRead,
  moveToWaiting,
  noteAttendance,
  offerPlaces,
  previewBulkMessage,
  previewText,
  readActivityReservations,
  readReservation,
  readTextRecipients,
  readWaitingList,
  resendWhatsapp,
  restoreReservation,
  listUntold,
  sendBulkMessage,
  sendText,
  withdrawOffer,
} from '@dehesa/services/reservations';
import { router, signedInProcedure } from '../init';

/** What waits for the staff, in the top bar. */
const notifications = router({
  list: signedInProcedure.query(({ ctx }) => listNotifications(ctx.services)),
  unread: signedInProcedure.query(({ ctx }) => countUnread(ctx.services)),
  markRead: signedInProcedure
    .input(ReservationRef)
    .mutation(({ ctx, input }) => markNotificationRead(ctx.services, input)),
});

/** What there is to print. */
const lists = router({
  count: signedInProcedure.input(PrintListInput).query(({ ctx, input }) => countPrinted(ctx.services, input)),
});

/** Messages to everybody of an activity. */
const bulkMessages = router({
  preview: signedInProcedure.input(BulkMessageInput).query(({ ctx, input }) => previewBulkMessage(ctx.services, input)),
  send: signedInProcedure
    .input(SendBulkMessageInput)
    .mutation(({ ctx, input }) => sendBulkMessage(ctx.services, input)),
  untold: signedInProcedure.input(UntoldInput).query(({ ctx, input }) => listUntold(ctx.services, input)),
});

/** A text of staff's own to chosen reservations. */
const texts = router({
  recipients: signedInProcedure
    .input(ChosenOfActivity)
    .query(({ ctx, input }) => readTextRecipients(ctx.services, input)),
  /** A mutation for its length: it changes nothing. */
  preview: signedInProcedure.input(WriteInput).mutation(({ ctx, input }) => previewText(ctx.services, input)),
  send: signedInProcedure.input(SendTextInput).mutation(({ ctx, input }) => sendText(ctx.services, input)),
});

/** What becomes of the reservations of a suspended outing. */
const moves = router({
  list: signedInProcedure.input(MovesInput).query(({ ctx, input }) => listMoves(ctx.services, input)),
  writeAgain: signedInProcedure.input(MoveRef).mutation(({ ctx, input }) => writeAgain(ctx.services, input)),
});

const checkIn = router({
  activities: signedInProcedure.query(({ ctx }) => listCheckInActivities(ctx.services)),
  list: signedInProcedure.input(CheckInListInput).query(({ ctx, input }) => readCheckInList(ctx.services, input)),
  send: signedInProcedure.input(SendTicksInput).mutation(({ ctx, input }) => sendTicks(ctx.services, input)),
});

/** Who comes to an activity, as parties answered their reminders or said by telephone. */
const attendance = router({
  list: signedInProcedure
    .input(AttendanceListInput)
    .query(({ ctx, input }) => listAttendanceAnswers(ctx.services, input)),
  note: signedInProcedure.input(NoteAttendanceInput).mutation(({ ctx, input }) => noteAttendance(ctx.services, input)),
});

/** Reservations as staff work with them; visitors book and cancel through `public`. */
export const reservations = router({
  cards: signedInProcedure.input(ActivityCardsInput).query(({ ctx, input }) => listActivityCards(ctx.services, input)),
  pending: signedInProcedure.query(({ ctx }) => listPending(ctx.services)),
  ofActivity: signedInProcedure
    .input(ActivityReservationsInput)
    .query(({ ctx, input }) => readActivityReservations(ctx.services, input)),
  /** A member's own. */
  own: signedInProcedure
    .input(OwnReservationsInput)
    .query(({ ctx, input }) => listOwnReservations(ctx.services, input)),
  list: signedInProcedure.input(ReservationListInput).query(({ ctx, input }) => listReservations(ctx.services, input)),
  readings: signedInProcedure.input(ReadingsInput).query(({ ctx, input }) => listReadings(ctx.services, input)),
  read: signedInProcedure.input(ReadReservationInput).query(({ ctx, input }) => readReservation(ctx.services, input)),
  create: signedInProcedure
    .input(StaffReservationInput)
    .mutation(({ ctx, input }) => createReservation(ctx.services, input)),
  edit: signedInProcedure
    .input(EditReservationInput)
    .mutation(({ ctx, input }) => editReservation(ctx.services, input)),
  /** For role 0 alone. */
  resendWhatsapp: signedInProcedure
    .input(ReservationRef)
    .mutation(({ ctx, input }) => resendWhatsapp(ctx.services, input)),
  confirm: signedInProcedure
    .input(ChangeStatusInput)
    .mutation(({ ctx, input }) => confirmReservation(ctx.services, input)),
  moveToWaiting: signedInProcedure
    .input(ChangeStatusInput)
    .mutation(({ ctx, input }) => moveToWaiting(ctx.services, input)),
  cancel: signedInProcedure.input(CancelInput).mutation(({ ctx, input }) => cancelReservation(ctx.services, input)),
  confirmAttendance: signedInProcedure
    .input(ReservationRef)
    .mutation(({ ctx, input }) => confirmAttendance(ctx.services, input)),
  undoAttendance: signedInProcedure
    .input(ReservationRef)
    .mutation(({ ctx, input }) => undoAttendance(ctx.services, input)),
  /** Chosen ones, each as singly; which requests there are to be confirmed. */
  changeMany: signedInProcedure.input(ChangeManyInput).mutation(({ ctx, input }) => changeMany(ctx.services, input)),
  requests: signedInProcedure.input(PendingRequestsInput).query(({ ctx, input }) => listRequests(ctx.services, input)),
  notifications,
  /** On paper: counts only, the lists themselves are pages and files. */
  lists,
  /** To everybody of an activity. */
  bulkMessages,
  texts,
  /** Those of a suspended outing. */
  moves,
  /** The guide's list, which works without signal. */
  checkIn,
  /** What parties answer to their reminders. */
  attendance,
  waitingList: router({
    read: signedInProcedure.input(WaitingListInput).query(({ ctx, input }) => readWaitingList(ctx.services, input)),
    offer: signedInProcedure.input(ReservationRef).mutation(({ ctx, input }) => offerPlaces(ctx.services, input)),
    withdraw: signedInProcedure.input(ReservationRef).mutation(({ ctx, input }) => withdrawOffer(ctx.services, input)),
  }),
  /** What staff cancelled lately (B100). */
  bin: router({
    list: signedInProcedure.input(BinListInput).query(({ ctx, input }) => listDeletedReservations(ctx.services, input)),
    restore: signedInProcedure
      .input(ReservationRef)
      .mutation(({ ctx, input }) => restoreReservation(ctx.services, input)),
  }),
  checkPlaces: signedInProcedure.query(({ ctx }) => checkPlaces(ctx.services)),
});
