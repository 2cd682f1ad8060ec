import { ReservationStatus } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { eachByItself } from '../../each-by-itself';
import { inTransaction } from '../../in-transaction';
import { applyStatus } from '../status/apply-status';
import { changePlaces } from '../places/change-places';
import { lockReservation } from '../locked-reservation';
import { endMove } from './end-move';
import { findMove } from './move-rows';

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
export async function expireOverdueMoves(ctx: ServiceContext): Promise<number> {
  const overdue = await ctx.db.execute<{ id: number }>(sql`
    select id from outing_moves
    where status = 'open' and expires_at <= ${ctx.clock.now().toISOString()}::timestamptz
    order by expires_at, id
    limit 500`);
  return eachByItself(
    overdue.map(({ id }) => id),
    (id) => expireMove(ctx, id),
  );
}
