import type { AuditAction } from '@dehesa/domain/audit';
import { movesByItself, type WaitingListMode } from '@dehesa/domain/activities';
import { sql } from 'drizzle-orm';
import { audit } from '../../audit';
import type { ServiceContext } from '../../context';
import type { PlaceChange } from '../places/change-places';
import { queuePromotion } from '../waiting-list/promote-waiting-task';

export type MoveEnd = 'accepted' | 'declined' | 'expired' | 'withdrawn';

/** An accepted one is logged by who takes the other date: `reservations.takeOtherDate`. */
const actions: Record<Exclude<MoveEnd, 'accepted'>, AuditAction> = {
  declined: 'reservations.declineOtherDate',
  expired: 'reservations.expireOtherDate',
  withdrawn: 'reservations.withdrawOtherDate',
};

interface Ended extends Record<string, unknown> {
  activityId: number | null;
  shiftId: number | null;
  places: number;
  waitingListMode: WaitingListMode | null;
}

/**
 * The one way in which the open move of a reservation ends, whatever ends it. The caller holds the reservation's row and
 * gives what this answers (the places on the other date, given back) to `changePlaces` with its own changes, last.
 */
export async function endMove(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  reservationId: number,
  to: MoveEnd,
  takenActivityId: number | null = null,
): Promise<PlaceChange[]> {
  // Raw: Drizzle has no words for a row that tells what it was before it was written.
  const [ended] = await tx.execute<Ended>(sql`
    with open as (
      select m.id, m.held_activity_id, m.held_shift_id, m.held_places, a.waiting_list_mode
      from outing_moves m
      left join activities a on a.id = m.held_activity_id
      where m.reservation_id = ${reservationId} and m.status = 'open'
      for update of m
    )
    update outing_moves m set status = ${to}, held_activity_id = null, held_shift_id = null, held_places = 0,
      taken_activity_id = ${takenActivityId}::int, closed_at = ${ctx.clock.now().toISOString()}::timestamptz
    from open where m.id = open.id
    returning open.held_activity_id as "activityId", open.held_shift_id as "shiftId", open.held_places as places,
      open.waiting_list_mode as "waitingListMode"`);
  if (ended === undefined) return [];
  const { activityId, shiftId, places, waitingListMode } = ended;
  if (to !== 'accepted')
    await audit(ctx, tx, {
      action: actions[to],
      entity: 'reservation',
      entityId: reservationId,
      details: { places, ...(activityId === null ? {} : { heldActivityId: activityId, heldShiftId: shiftId }) },
    });
  if (activityId === null) return [];
  if (activityId !== takenActivityId && waitingListMode !== null && movesByItself(waitingListMode))
    await queuePromotion(tx, activityId);
  return [{ activityId, shiftId, places: -places }];
}
