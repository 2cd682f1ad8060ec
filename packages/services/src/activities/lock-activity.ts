import { activities, shifts } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { reachableActivities } from '../activity-scope';
import type { ServiceContext } from '../context';

type Tx = ServiceContext['db'];

/**
 * An activity in the actor's reach, locked against other edits; bookings, whose rows only refer to it, go on.
 * Out of reach it is missing (B21, B22).
 */
export async function lockActivity(ctx: ServiceContext, tx: Tx, id: number): Promise<typeof activities.$inferSelect> {
  const [row] = await tx
    .select()
    .from(activities)
    .where(and(eq(activities.id, id), reachableActivities(ctx.actor)))
    .for('no key update');
  if (!row) throw DomainError.of('record.notFound');
  return row;
}

/**
 * Stronger, for a change of the shifts themselves: waits for the bookings under way, whose new rows refer to the activity
 * and its shifts, and lets no new one in. The order (activity, shifts, places) is that of a booking.
 */
export async function lockForNewShifts(tx: Tx, activityId: number, removedIds: readonly number[]): Promise<void> {
  await tx.select({ id: activities.id }).from(activities).where(eq(activities.id, activityId)).for('update');
  if (removedIds.length === 0) return;
  await tx
    .select({ id: shifts.id })
    .from(shifts)
    .where(inArray(shifts.id, [...removedIds]))
    .orderBy(asc(shifts.id))
    .for('update');
}
