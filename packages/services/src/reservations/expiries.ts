import { outingMoves, waitingListOffers } from '@dehesa/db/schema';
import { movesByItself } from '@dehesa/domain/activities';
import { ReservationStatus } from '@dehesa/domain/reservations';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { settleAll } from '../batches/settle-all';
import { inTransaction } from '../in-transaction';
import { lockReservation } from './locked-reservation';
import { endMove } from './moves/end-move';
import { findMove } from './moves/move-rows';
import { changePlaces } from './places/change-places';
import { applyStatus } from './status/apply-status';
import { endOffer, moveToEndOfList } from './waiting-list/end-offer';
import { findOffer } from './waiting-list/offer-rows';
import { queuePromotion } from './waiting-list/promote-waiting-task';

/**
 * Ends an offer that nobody answered in time: its places go on, and who had it waits on behind all others. One that was
 * answered, or whose time has not come, is left alone. Answers whether it ended.
 */
export async function expireOffer(ctx: ServiceContext, offerId: number): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const found = await findOffer(tx, offerId);
    if (found === undefined) return false;
    const reservation = await lockReservation(tx, found.reservationId);
    const offer = await findOffer(tx, offerId);
    if (offer?.status !== 'open' || offer.expiresAt > ctx.clock.now()) return false;
    const freed = await endOffer(ctx, tx, reservation, 'expired');
    await moveToEndOfList(ctx, tx, reservation.id);
    if (movesByItself(reservation.waitingListMode)) await queuePromotion(tx, reservation.activityId, reservation.id);
    await changePlaces(ctx, tx, freed);
    return true;
  });
}

/**
 * Ends a move that nobody answered in time: the held places go on, and the reservation is cancelled without a further
 * message, as the first one said. One that was answered, or whose time has not come, is left alone. Answers whether it ended.
 */
export async function expireMove(ctx: ServiceContext, moveId: number): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const found = await findMove(tx, moveId);
    if (found === undefined) return false;
    const reservation = await lockReservation(tx, found.reservationId);
    const move = await findMove(tx, moveId);
    if (move?.status !== 'open' || move.expiresAt === null || move.expiresAt > ctx.clock.now()) return false;
    // Places are given back even where a verb should have forgotten them.
    if (reservation.status === ReservationStatus.cancelled)
      await changePlaces(ctx, tx, await endMove(ctx, tx, reservation.id, 'expired'));
    else await applyStatus(ctx, tx, reservation, { to: ReservationStatus.cancelled, notify: false, move: 'expired' });
    return true;
  });
}

/** Those whose time has passed without their job: it was lost, or nothing ran at the time. Answers how many ended. */
export async function expireOverdueOffers(ctx: ServiceContext): Promise<number> {
  return settleAll(await overdue(ctx, waitingListOffers), (id) => expireOffer(ctx, id));
}

/** The same for moves to another date. */
export async function expireOverdueMoves(ctx: ServiceContext): Promise<number> {
  return settleAll(await overdue(ctx, outingMoves), (id) => expireMove(ctx, id));
}

async function overdue(
  { clock, db }: ServiceContext,
  table: typeof outingMoves | typeof waitingListOffers,
): Promise<number[]> {
  const rows = await db
    .select({ id: table.id })
    .from(table)
    .where(and(eq(table.status, 'open'), lte(table.expiresAt, clock.now())))
    .orderBy(asc(table.expiresAt), asc(table.id))
    .limit(500);
  return rows.map(({ id }) => id);
}
