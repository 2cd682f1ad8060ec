import { activities, relatedActivities } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import type { ServiceContext } from '../../context';

type Tx = ServiceContext['db'];

/** Relates a new activity to others in the actor's reach, in order. */
export async function saveRelated(
  ctx: ServiceContext,
  tx: Tx,
  activityId: number,
  relatedIds: readonly number[],
): Promise<void> {
  if (relatedIds.length === 0) return;
  await assertReachable(ctx, tx, relatedIds);
  await tx
    .insert(relatedActivities)
    .values(relatedIds.map((relatedId, position) => ({ activityId, relatedId, position })));
}

/** Refuses activities outside of the actor's reach as missing (B21, B22). */
export async function assertReachable(ctx: ServiceContext, tx: Tx, ids: readonly number[]): Promise<void> {
  const found = await tx
    .select({ id: activities.id })
    .from(activities)
    .where(and(inArray(activities.id, [...ids]), reachableActivities(ctx.actor)));
  if (found.length !== ids.length) throw DomainError.of('record.notFound');
}

/** How many it names, the place after the last, and whether this one is among them. */
export async function relatedState(tx: Tx, activityId: number, relatedId: number) {
  const [found] = await tx
    .select({
      count: sql<number>`count(*)::int`,
      position: sql<number>`least(coalesce(max(${relatedActivities.position}) + 1, 0), 32767)::int`,
      present: sql<boolean>`coalesce(bool_or(${relatedActivities.relatedId} = ${relatedId}), false)`,
    })
    .from(relatedActivities)
    .where(eq(relatedActivities.activityId, activityId));
  return found ?? { count: 0, position: 0, present: false };
}
