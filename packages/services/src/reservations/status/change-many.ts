import { activities, reservations, territories } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { ChangeManyInput, manyTargets } from '@dehesa/domain/reservations';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import { type ChangedMany, changeEach } from '../../change-each';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { lockReachableReservation } from '../locked-reservation';
import { booker, ofBooker } from '../read/booker';
import { fullName } from '../read/people';
import { shownReference } from '../read/reference';
import { isWaiting } from '../read/states';
import { keepCancelled } from '../bin/keep-cancelled';
import { applyStatus } from './apply-status';

/**
 * Confirms, moves to waiting or cancels many reservations as each would be singly (B17, B89): in order of arrival, whole
 * or not at all, never beyond capacity (B4). What does not change says its name and reference, to who sees them (B22).
 */
export async function changeMany(
  ctx: ServiceContext,
  raw: ChangeManyInput,
): Promise<ChangedMany<{ reference: string; name: string }>> {
  const actor = authorize(ctx, 'reservations.manage');
  const input = ChangeManyInput.parse(raw);
  const found = await readInTurn(ctx, input);
  return changeEach({
    ids: input.ids,
    found: found.map(({ id, ...name }) => ({ id, name })),
    unknown: { reference: '', name: '' },
    change: (id) => changeOne(ctx, actor, id, input),
  });
}

/** False where it is in that state already, because somebody else was quicker or the call is sent again. */
function changeOne(
  ctx: ServiceContext,
  actor: Actor,
  id: number,
  { action, notify, reason }: ChangeManyInput,
): Promise<boolean> {
  const to = manyTargets[action];
  return inTransaction(ctx, async (tx) => {
    const reservation = await lockReachableReservation(tx, actor, id);
    if (reservation.status === to) return false;
    if (action === 'cancel') await keepCancelled(ctx, tx, reservation, notify);
    await applyStatus(ctx, tx, reservation, { to, notify, ...(action === 'cancel' && reason && { reason }) });
    return true;
  });
}

/**
 * Those that the actor reaches, first come first served: requests by when they came, then who waits by the turn (B19). What
 * is cancelled begins with who waits: nobody is offered a place that is about to be taken from them.
 */
function readInTurn(ctx: ServiceContext, { ids, action }: ChangeManyInput) {
  const waits = isWaiting();
  return ctx.db
    .select({ id: reservations.id, reference: shownReference, name: fullName(booker) })
    .from(reservations)
    .innerJoin(activities, and(eq(activities.id, reservations.activityId), reachableActivities(ctx.actor)))
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .innerJoin(booker, ofBooker)
    .where(inArray(reservations.id, ids))
    .orderBy(
      action === 'cancel' ? sql`${waits} desc` : waits,
      sql`case when ${waits} then ${reservations.waitingSince} else ${reservations.createdAt} end`,
      reservations.id,
    );
}
