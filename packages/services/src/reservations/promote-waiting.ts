import { DomainError } from '@dehesa/domain/errors';
import { ReservationStatus } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { applyStatus } from './apply-status';
import { lockReservation } from './locked-reservation';

/** Whose waiting list, and who in it is passed over this time. */
export interface Promotion {
  activityId: number;
  exceptReservationId?: number | null;
}

/**
 * Moves the oldest waiting reservations that fit to pending, one transaction each, until none fits (B19). Only where the
 * activity says so. Answers how many were moved.
 */
export async function promoteWaiting(ctx: ServiceContext, promotion: Promotion): Promise<number> {
  let moved = 0;
  while (await promoteNext(ctx, promotion)) moved += 1;
  return moved;
}

async function promoteNext(
  ctx: ServiceContext,
  { activityId, exceptReservationId = null }: Promotion,
): Promise<boolean> {
  try {
    return await inTransaction(ctx, async (tx) => {
      const [next] = await tx.execute<{ id: number }>(sql`
        select r.id
        from reservations r
        join activities a on a.id = r.activity_id
        join shift_places p on p.activity_id = r.activity_id and p.shift_id = coalesce(r.shift_id, 0)
        where r.activity_id = ${activityId} and r.status = 3 and a.waiting_list_mode = 'automatic'
          and r.id is distinct from ${exceptReservationId}::int and not a.hidden and a.ends_at > ${ctx.clock.now().toISOString()}::timestamptz
          and p.held + r.party_size <= p.capacity
        order by r.waiting_since, r.id
        limit 1
        for update of r skip locked`);
      if (!next) return false;
      const reservation = await lockReservation(tx, next.id);
      await applyStatus(ctx, tx, reservation, { to: ReservationStatus.pending, notify: true });
      return true;
    });
  } catch (error) {
    // Somebody took the places between the look and the taking: nothing was changed, the next free place tries again.
    if (error instanceof DomainError && error.code === 'reservations.capacityExceeded') return false;
    throw error;
  }
}
