import { activities } from '@dehesa/db/schema';
import { ActivityRef } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq } from 'drizzle-orm';
import { reachableActivities } from '../activity-scope';
import { authorize, type ServiceContext } from '../context';

/**
 * Throws `record.notFound` for an activity out of the actor's reach (B21, B22). For callers with costly work to do before
 * the verb that writes, which asks again under its lock.
 */
export async function checkReach(ctx: ServiceContext, input: ActivityRef): Promise<void> {
  authorize(ctx, 'activities.manage');
  const { id } = ActivityRef.parse(input);
  const [row] = await ctx.db
    .select({ id: activities.id })
    .from(activities)
    .where(and(eq(activities.id, id), reachableActivities(ctx.actor)));
  if (!row) throw DomainError.of('record.notFound');
}
