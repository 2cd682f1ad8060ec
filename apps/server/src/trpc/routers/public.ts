import { ActivityRef, AgendaPageInput, OtherPlacesInput, PublicActivityInput } from '@dehesa/domain/activities';
import { GroupRequestInput, QuestionInput } from '@dehesa/domain/inbox';
import { LocalitySearch, PostalCodeInput } from '@dehesa/domain/places';
import {
  BookingInput,
  CancellationLink,
  OfferAnswer,
  OfferLink,
  VisitorLookup,
  VisitTicket,
} from '@dehesa/domain/reservations';
import { findOtherPlaces, listAgenda, readPublicActivity } from '@dehesa/services/activities';
import { askOrganiser, listWishableDates, requestGroup } from '@dehesa/services/inbox';
import { findLocalities, findPostalCode } from '@dehesa/services/places';
import { confirmVisit, findVisitor } from '@dehesa/services/check-in';
import { answerOffer, bookPlaces, cancelByLink, readCancellation, readOffer } from '@dehesa/services/reservations';
import { publicProcedure, router } from '../init';
import { myBookingRouter } from './my-booking';

/** What visitors and checkpoints call; nobody signs in for it. */
export const publicRouter = router({
  activity: publicProcedure
    .input(PublicActivityInput)
    .query(({ ctx, input }) => readPublicActivity(ctx.services, input)),
  agenda: publicProcedure.input(AgendaPageInput).query(({ ctx, input }) => listAgenda(ctx.services, input)),
  otherPlaces: publicProcedure.input(OtherPlacesInput).query(({ ctx, input }) => findOtherPlaces(ctx.services, input)),
  book: publicProcedure.input(BookingInput).mutation(({ ctx, input }) => bookPlaces(ctx.services, input)),
  ask: publicProcedure.input(QuestionInput).mutation(({ ctx, input }) => askOrganiser(ctx.services, input)),
  groupDates: publicProcedure.input(ActivityRef).query(({ ctx, input }) => listWishableDates(ctx.services, input)),
  requestGroup: publicProcedure
    .input(GroupRequestInput)
    .mutation(({ ctx, input }) => requestGroup(ctx.services, input)),
  cancellation: publicProcedure
    .input(CancellationLink)
    .query(({ ctx, input }) => readCancellation(ctx.services, input)),
  offer: publicProcedure.input(OfferLink).query(({ ctx, input }) => readOffer(ctx.services, input)),
  answerOffer: publicProcedure.input(OfferAnswer).mutation(({ ctx, input }) => answerOffer(ctx.services, input)),
  cancel: publicProcedure.input(CancellationLink).mutation(({ ctx, input }) => cancelByLink(ctx.services, input)),
  findVisitor: publicProcedure.input(VisitorLookup).query(({ ctx, input }) => findVisitor(ctx.services, input)),
  confirmVisit: publicProcedure.input(VisitTicket).mutation(({ ctx, input }) => confirmVisit(ctx.services, input)),
  myBooking: myBookingRouter,
  places: router({
    postalCode: publicProcedure.input(PostalCodeInput).query(({ ctx, input }) => findPostalCode(ctx.services, input)),
    localities: publicProcedure.input(LocalitySearch).query(({ ctx, input }) => findLocalities(ctx.services, input)),
  }),
});
