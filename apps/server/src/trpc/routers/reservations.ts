import {
  ActivityCardsInput,
  ActivityReservationsInput,
  ChangeStatusInput,
  EditReservationInput,
  OwnReservationsInput,
  ReadingsInput,
  ReadReservationInput,
  ReservationListInput,
  ReservationRef,
  StaffReservationInput,
  WaitingListInput,
} from '@dehesa/domain/reservations';
import { listReadings } from '@dehesa/services/check-in';
import {
  cancelReservation,
  checkPlaces,
  confirmAttendance,
  confirmReservation,
  createReservation,
  editReservation,
  listActivityCards,
  listOwnReservations,
  listPending,
  listReservations,
  moveToWaiting,
  offerPlaces,
  readActivityReservations,
  readReservation,
  readWaitingList,
  resendWhatsapp,
  withdrawOffer,
} from '@dehesa/services/reservations';
import { router, signedInProcedure } from '../init';
import { attendance } from './reservations/attendance';
import { bulkMessages } from './reservations/bulk-messages';
import { checkIn } from './reservations/check-in';
import { lists } from './reservations/lists';
import { moves } from './reservations/moves';
import { notifications } from './reservations/notifications';

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
  cancel: signedInProcedure
    .input(ChangeStatusInput)
    .mutation(({ ctx, input }) => cancelReservation(ctx.services, input)),
  confirmAttendance: signedInProcedure
    .input(ReservationRef)
    .mutation(({ ctx, input }) => confirmAttendance(ctx.services, input)),
  notifications,
  /** On paper: counts only, the lists themselves are pages and files. */
  lists,
  /** To everybody of an activity. */
  bulkMessages,
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
  checkPlaces: signedInProcedure.query(({ ctx }) => checkPlaces(ctx.services)),
});
