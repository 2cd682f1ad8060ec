import { movesByItself } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { OfferAnswer, type OfferStatus, ReservationStatus } from '@dehesa/domain/reservations';
import type { ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { applyStatus } from '../status/apply-status';
import { changePlaces } from '../places/change-places';
import { type LockedReservation, lockReservation } from '../locked-reservation';
import { queuePromotion } from './promote-waiting-task';
import { endOffer, moveToEndOfList } from './end-offer';
import { openedOffer } from '../party-links';
import { readOfferTerms } from './offer-terms';

const wanted: Record<OfferAnswer['answer'], OfferStatus> = {
  accept: 'accepted',
  decline: 'declined',
  leave: 'declined',
};

/**
 * The visitor's answer by the signed link. Accepted, the reservation is pending or confirmed like a booking (B14, B67) with
 * the places that were held; declined, it waits on behind all others; left, it is cancelled (B18). The same answer again is answered
 * alike; any other to a closed offer is `reservations.offerClosed`.
 */
export async function answerOffer(ctx: ServiceContext, raw: OfferAnswer): Promise<void> {
  const { token, answer } = OfferAnswer.parse(raw);
  await inTransaction(ctx, async (tx) => {
    const found = await openedOffer(ctx, tx, token);
    if (found === undefined) throw DomainError.of('record.notFound');
    const reservation = await lockReservation(tx, found.reservationId);
    // Who held the row before may have closed it, or changed whom it is for.
    const offer = await openedOffer(ctx, tx, token);
    if (offer === undefined) throw DomainError.of('record.notFound');
    const left = reservation.status === ReservationStatus.cancelled;
    if (offer.status === wanted[answer] && left === (answer === 'leave')) return;
    if (offer.status !== 'open' || offer.expiresAt <= ctx.clock.now()) throw DomainError.of('reservations.offerClosed');
    await answers[answer](ctx, tx, reservation);
  });
}

type Answer = (ctx: ServiceContext, tx: ServiceContext['db'], reservation: LockedReservation) => Promise<void>;

const answers: Record<OfferAnswer['answer'], Answer> = {
  accept: async (ctx, tx, reservation) => {
    const terms = await readOfferTerms(tx, reservation);
    if (terms === undefined || terms.hidden || terms.begins <= ctx.clock.now())
      throw DomainError.of('reservations.notBookable');
    const atOnce = reservation.confirmsAtOnce;
    const to = atOnce ? ReservationStatus.confirmed : ReservationStatus.pending;
    await applyStatus(ctx, tx, reservation, { to, notify: true, atOnce, offer: 'accepted' });
  },
  decline: async (ctx, tx, reservation) => {
    const freed = await endOffer(ctx, tx, reservation, 'declined');
    await moveToEndOfList(ctx, tx, reservation.id);
    if (movesByItself(reservation.waitingListMode)) await queuePromotion(tx, reservation.activityId, reservation.id);
    await changePlaces(ctx, tx, freed);
  },
  leave: async (ctx, tx, reservation) => {
    await applyStatus(ctx, tx, reservation, { to: ReservationStatus.cancelled, notify: true, offer: 'declined' });
  },
};
