import { messages, people, reservations } from '@dehesa/db/schema';
import { movesByItself } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { assertTransition, type CancelReason, placesHeld, ReservationStatus } from '@dehesa/domain/reservations';
import { and, eq, sql } from 'drizzle-orm';
import { audit } from '../../audit';
import type { ServiceContext } from '../../context';
import { notifyBooker } from '../booker-messages';
import { changePlaces, type PlaceChange } from '../places/change-places';
import type { LockedReservation } from '../locked-reservation';
import { endMove, type MoveEnd } from '../moves/end-move';
import { queuePromotion } from '../waiting-list/promote-waiting-task';
import { statusSlugs } from './status-slugs';
import { endOffer, type OfferEnd } from '../waiting-list/end-offer';

export interface StatusChange {
  to: ReservationStatus;
  /** Whether the booker is told. */
  notify: boolean;
  /** Go beyond capacity (B15). */
  force?: boolean;
  /** Confirmed by the setting of its activity, not by staff (B67). */
  atOnce?: boolean;
  /** What becomes of its open offer, if it has one; taken back where nothing is said. */
  offer?: OfferEnd;
  /** Why it is cancelled, where staff say so (B91). */
  reason?: CancelReason;
  /** What becomes of its open move to another date; taken back where nothing is said. Confirming it leaves it open. */
  move?: MoveEnd;
}

/**
 * The one way in which a reservation changes its state (B17, B18): the row, its message, the audit log, the waiting list
 * where places come free, and the places last. Confirming a confirmed one again only sends its message, and of a suspended
 * outing is refused.
 */
export async function applyStatus(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  reservation: LockedReservation,
  change: StatusChange,
): Promise<void> {
  const places = await writeStatus(ctx, tx, reservation, change);
  await changePlaces(ctx, tx, places, { force: change.force ?? false });
}

/**
 * All of it but the places, which it answers: for who changes many reservations in one transaction and gives back the
 * places of all of them in one call of `changePlaces`, last.
 */
export async function writeStatus(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  reservation: LockedReservation,
  { to, notify: wanted, force = false, atOnce = false, offer = 'withdrawn', move = 'withdrawn', reason }: StatusChange,
): Promise<PlaceChange[]> {
  const { id, status: from, partySize, activityId, shiftId } = reservation;
  assertTransition(from, to);
  // There is nothing but its message to confirming once more.
  if (to === from && reservation.suspended) throw DomainError.of('activities.suspended');
  // Any other state would be told with the date on which nobody goes.
  const notify = wanted && (!reservation.suspended || to === ReservationStatus.cancelled);
  // First: the table lets only who waits have an open offer.
  const freed = await endOffer(ctx, tx, reservation, offer);
  if (reservation.suspended && to !== ReservationStatus.confirmed) freed.push(...(await endMove(ctx, tx, id, move)));
  const places = placesHeld(to, partySize) - placesHeld(from, partySize);
  if (to !== from) {
    await tx
      .update(reservations)
      .set({ ...statusColumns(to, ctx.clock.now()), ...reasonColumns(reason, notify) })
      .where(eq(reservations.id, id));
  }
  if (to === ReservationStatus.cancelled)
    await tx.update(people).set({ live: false }).where(eq(people.reservationId, id));
  if (from === ReservationStatus.confirmed && to !== from) await withdrawReminders(tx, id);
  if (notify) await notifyBooker(tx, reservation, statusSlugs[to]);
  await audit(ctx, tx, {
    action: 'reservations.changeStatus',
    entity: 'reservation',
    entityId: id,
    // Its words stay with the reservation, from which they can be erased (B46, B91).
    details: {
      from,
      to,
      notify,
      ...(force ? { force } : {}),
      ...(atOnce ? { atOnce } : {}),
      ...(reason && { reason: reason.code }),
    },
  });
  const freesPlaces = places - reservation.offeredPlaces < 0 && !reservation.suspended;
  if (freesPlaces && movesByItself(reservation.waitingListMode))
    await queuePromotion(tx, activityId, to === ReservationStatus.waiting ? id : null);
  return [...freed, { activityId, shiftId, places }];
}

/** Why it was cancelled, and whether its message says so; nothing where no reason was given (B91). */
function reasonColumns(reason: CancelReason | undefined, notify: boolean) {
  return reason && { cancelReason: reason.code, cancelNote: reason.text, cancelReasonTold: reason.tell && notify };
}

/**
 * What an update of a reservation's row sets for its new state, with since when it is in it. Who was waiting already
 * keeps its turn (B19).
 */
export function statusColumns(to: ReservationStatus, now: Date) {
  return {
    status: to,
    updatedAt: now,
    ...(to === ReservationStatus.waiting && {
      waitingSince: sql`coalesce(${reservations.waitingSince}, ${now.toISOString()}::timestamptz)`,
    }),
    ...(to === ReservationStatus.confirmed && { confirmedAt: now }),
    ...(to === ReservationStatus.cancelled && { cancelledAt: now }),
  };
}

/** Takes back the reminders of a party that have not left yet: it does not come, so that nobody waits for it. */
export async function withdrawReminders(tx: ServiceContext['db'], reservationId: number): Promise<void> {
  await tx
    .delete(messages)
    .where(
      and(
        eq(messages.reservationId, reservationId),
        eq(messages.slug, 'reserva-recordatorio'),
        eq(messages.status, 'queued'),
        eq(messages.attempts, 0),
      ),
    );
}
