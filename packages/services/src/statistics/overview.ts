import { activities } from '@dehesa/db/schema';
import { and, count, gt, not, sql } from 'drizzle-orm';
import { reachableActivities } from '../activity-scope';
import { authorize, type ServiceContext } from '../context';

/** How many activities staff reach (B21) and how many of them are to come; the numbers of what was booked are `dashboard`'s. */
export interface Overview {
  activities: { total: number; coming: number };
}

/** The activities within the actor's reach (B21), hidden ones left out. */
export async function overview(ctx: ServiceContext): Promise<Overview> {
  authorize(ctx, 'activities.manage');
  const isComing = gt(activities.endsAt, ctx.clock.now());
  const coming = sql<number>`count(*) filter (where ${isComing})`.mapWith(Number);
  const [row] = await ctx.db
    .select({ total: count(), coming })
    .from(activities)
    .where(and(reachableActivities(ctx.actor), not(activities.hidden)));
  return { activities: row ?? { total: 0, coming: 0 } };
}
