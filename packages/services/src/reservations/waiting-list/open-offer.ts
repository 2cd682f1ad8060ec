import { reservations, waitingListOffers } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { offerDeadline, ReservationStatus } from '@dehesa/domain/reservations';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit';
import type { ServiceContext } from '../../context';
import { beforeMails, queueJob } from '../../queue-job';
import { notifyBooker } from '../booker-messages';
import { changePlaces } from '../places/change-places';
import type { LockedReservation } from '../locked-reservation';
import { expireOfferTask } from '../expiry-tasks';
import { offerFields } from './offer-message';
import { readOfferTerms } from './offer-terms';

/**
 * Holds places for a party that waits and offers them by message until a deadline. The reservation's row is the caller's;
 * the places come last and are the check, so that they are offered once whoever else takes places at the same time.
 */
export async function openOffer(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  reservation: LockedReservation,
): Promise<void> {
  const { id, activityId, shiftId, status, partySize, offeredPlaces } = reservation;
  if (status !== ReservationStatus.waiting) throw DomainError.of('reservations.transitionNotAllowed');
  if (offeredPlaces > 0) throw DomainError.of('reservations.alreadyOffered');
  const now = ctx.clock.now();
  const terms = await readOfferTerms(tx, reservation);
  if (terms === undefined) throw DomainError.of('record.notFound');
  if (terms.hidden || terms.begins <= now) throw DomainError.of('reservations.notBookable');
  const expiresAt = offerDeadline(now, terms.hours, terms.begins);
  await tx.update(reservations).set({ offeredPlaces: partySize, updatedAt: now }).where(eq(reservations.id, id));
  const [offer] = await tx
    .insert(waitingListOffers)
    .values({ reservationId: id, places: partySize, expiresAt, offeredBy: ctx.actor?.userId ?? null, createdAt: now })
    .returning({ id: waitingListOffers.id });
  if (offer === undefined) throw new Error('an offer was not stored');
  await queueJob(tx, expireOfferTask, { offerId: offer.id }, { at: expiresAt, priority: beforeMails });
  const told = await notifyBooker(tx, reservation, 'lista-espera-oferta', (address) =>
    offerFields(ctx, reservation, { id: offer.id, expiresAt }, address),
  );
  await audit(ctx, tx, {
    action: 'reservations.offerPlaces',
    entity: 'reservation',
    entityId: id,
    details: { people: partySize, until: expiresAt.toISOString(), notify: told > 0 },
  });
  await changePlaces(ctx, tx, [{ activityId, shiftId, places: partySize }]);
}
