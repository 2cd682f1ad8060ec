import { activities, reservations, territories } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { DomainError, type DomainFailure, failure } from '@dehesa/domain/errors';
import { ChangeManyInput, manyTargets } from '@dehesa/domain/reservations';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { lockReachableReservation } from '../locked-reservation';
import { booker, ofBooker } from '../read/booker';
import { fullName } from '../read/people';
import { shownReference } from '../read/reference';
import { isWaiting } from '../read/states';
import { applyStatus } from './apply-status';

/** A reservation that stayed as it was, and why. Name and reference are empty for what the actor does not see (B22). */
export interface RefusedOfMany {
  id: number;
  reference: string;
  name: string;
  failure: DomainFailure;
}

export interface ChangedMany {
  /** In the order in which they were changed. */
  changed: number[];
  /** They were as they shall be: nobody is written to again. */
  unchanged: number[];
  refused: RefusedOfMany[];
}

/**
 * Confirms, moves to waiting or cancels many reservations as each would be singly (B17, B89): in order of arrival, whole
 * or not at all, never beyond capacity (B4). Each in a transaction of its own: what was done stays done whatever happens
 * to the next, no lock is held for longer than one takes, and the same call again finds the first ones done.
 */
export async function changeMany(ctx: ServiceContext, raw: ChangeManyInput): Promise<ChangedMany> {
  const actor = authorize(ctx, 'reservations.manage');
  const input = ChangeManyInput.parse(raw);
  const found = await readInTurn(ctx, input);
  const answer: ChangedMany = { changed: [], unchanged: [], refused: [] };
  for (const { id, reference, name } of found) {
    try {
      const changed = await changeOne(ctx, actor, id, input);
      answer[changed ? 'changed' : 'unchanged'].push(id);
    } catch (error) {
      if (!(error instanceof DomainError)) throw error;
      answer.refused.push({ id, reference, name, failure: error.failure });
    }
  }
  const seen = new Set(found.map(({ id }) => id));
  for (const id of input.ids)
    if (!seen.has(id)) answer.refused.push({ id, reference: '', name: '', failure: failure('record.notFound') });
  return answer;
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
