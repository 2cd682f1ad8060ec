import { reservations, waitingListOffers } from '@dehesa/db/schema';
import type { AuditAction } from '@dehesa/domain/audit';
import type { OfferStatus } from '@dehesa/domain/reservations';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../audit';
import type { ServiceContext } from '../../context';
import type { PlaceChange } from '../places/change-places';
import type { LockedReservation } from '../locked-reservation';

export type OfferEnd = Exclude<OfferStatus, 'open'>;

const actions: Record<OfferEnd, AuditAction> = {
  accepted: 'reservations.acceptOffer',
  declined: 'reservations.declineOffer',
  expired: 'reservations.expireOffer',
  withdrawn: 'reservations.withdrawOffer',
};

/**
 * The one way in which an open offer ends, whatever ends it. The caller holds the reservation's row, so that two ends of
 * one offer follow each other, and gives what this answers to `changePlaces` with its own changes, last. No open offer:
 * nothing to give back.
 */
export async function endOffer(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  { id, activityId, shiftId, offeredPlaces }: LockedReservation,
  to: OfferEnd,
): Promise<PlaceChange[]> {
  if (offeredPlaces === 0) return [];
  const now = ctx.clock.now();
  await tx
    .update(waitingListOffers)
    .set({ status: to, closedAt: now })
    .where(and(eq(waitingListOffers.reservationId, id), eq(waitingListOffers.status, 'open')));
  await tx.update(reservations).set({ offeredPlaces: 0, updatedAt: now }).where(eq(reservations.id, id));
  await audit(ctx, tx, {
    action: actions[to],
    entity: 'reservation',
    entityId: id,
    details: { places: offeredPlaces },
  });
  return [{ activityId, shiftId, places: -offeredPlaces }];
}

/** Somebody who let an offer pass waits on, behind all who wait now. */
export async function moveToEndOfList(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  reservationId: number,
): Promise<void> {
  await tx.update(reservations).set({ waitingSince: ctx.clock.now() }).where(eq(reservations.id, reservationId));
}
