import { movesByItself } from '@dehesa/domain/activities';
import { assertTransition, placesHeld, ReservationStatus } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import { audit } from '../audit';
import type { ServiceContext } from '../context';
import { queueMessage } from '../messages/index';
import { changePlaces } from './change-places';
import type { LockedReservation } from './locked-reservation';
import { queuePromotion } from './promote-waiting-task';
import { statusColumns } from './status-columns';
import { statusMessage } from './status-message';
import { endOffer, type OfferEnd } from './waiting-list/end-offer';

export interface StatusChange {
  to: ReservationStatus;
  /** Whether the booker is told. */
  notify: boolean;
  /** Go beyond capacity (B15). */
  force?: boolean;
  /** What becomes of its open offer, if it has one; taken back where nothing is said. */
  offer?: OfferEnd;
}

/**
 * The one way in which a reservation changes its state (B17, B18): the row, its message, the audit log, the waiting list
 * where places come free, and the places last. Confirming a confirmed one again only sends its message.
 */
export async function applyStatus(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  reservation: LockedReservation,
  { to, notify, force = false, offer = 'withdrawn' }: StatusChange,
): Promise<void> {
  const { id, status: from, partySize, activityId, shiftId } = reservation;
  assertTransition(from, to);
  const now = ctx.clock.now().toISOString();
  // First: the table lets only who waits have an open offer.
  const freed = await endOffer(ctx, tx, reservation, offer);
  const places = placesHeld(to, partySize) - placesHeld(from, partySize);
  if (to !== from) {
    await tx.execute(sql`update reservations set ${statusColumns(to, now)} where id = ${id}`);
  }
  if (to === ReservationStatus.cancelled)
    await tx.execute(sql`update people set live = false where reservation_id = ${id}`);
  if (notify && reservation.booker.email)
    await queueMessage(tx, statusMessage({ ...reservation, status: to }, [reservation.booker]));
  await audit(ctx, tx, {
    action: 'reservations.changeStatus',
    entity: 'reservation',
    entityId: id,
    details: { from, to, notify, ...(force ? { force } : {}) },
  });
  if (places - reservation.offeredPlaces < 0 && movesByItself(reservation.waitingListMode))
    await queuePromotion(tx, activityId, to === ReservationStatus.waiting ? id : null);
  await changePlaces(ctx, tx, [...freed, { activityId, shiftId, places }], { force });
}
