import { PublicActivityInput } from '@dehesa/domain/activities';
import { BookingInput, CancellationLink, ReferenceLookup, VisitInput } from '@dehesa/domain/reservations';
import { readPublicActivity } from '@dehesa/services/activities';
import {
  bookPlaces,
  cancelByLink,
  confirmVisit,
  readCancellation,
  readReservationByReference,
} from '@dehesa/services/reservations';
import { publicProcedure, router } from '../init';

/** What visitors and checkpoints call; nobody signs in for it. */
export const publicRouter = router({
  activity: publicProcedure
    .input(PublicActivityInput)
    .query(({ ctx, input }) => readPublicActivity(ctx.services, input)),
  book: publicProcedure.input(BookingInput).mutation(({ ctx, input }) => bookPlaces(ctx.services, input)),
  cancellation: publicProcedure
    .input(CancellationLink)
    .query(({ ctx, input }) => readCancellation(ctx.services, input)),
  cancel: publicProcedure.input(CancellationLink).mutation(({ ctx, input }) => cancelByLink(ctx.services, input)),
  reservationByReference: publicProcedure
    .input(ReferenceLookup)
    .query(({ ctx, input }) => readReservationByReference(ctx.services, input)),
  confirmVisit: publicProcedure.input(VisitInput).mutation(({ ctx, input }) => confirmVisit(ctx.services, input)),
});
