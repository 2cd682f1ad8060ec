import { activities, notificationReads, reservations } from '@dehesa/db/schema';
import { and, count, eq, not, sql } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { isPending } from '../read/states';

/** Beyond this nobody counts: the bell says that there are more than 99. */
const countedAtMost = 100;

/** How many pending reservations within reach the caller has not opened from the bell (U23, B21), up to a hundred. */
export async function countUnread(ctx: ServiceContext): Promise<number> {
  const { userId } = authorize(ctx, 'reservations.manage');
  const opened = ctx.db
    .select({ one: sql`1` })
    .from(notificationReads)
    .where(and(eq(notificationReads.reservationId, reservations.id), eq(notificationReads.userId, userId)));
  const unread = ctx.db
    .select({ id: reservations.id })
    .from(reservations)
    .innerJoin(activities, and(eq(activities.id, reservations.activityId), reachableActivities(ctx.actor)))
    .where(and(isPending(), not(sql`exists ${opened}`)))
    .limit(countedAtMost)
    .as('unread');
  const [row] = await ctx.db.select({ count: count() }).from(unread);
  return row?.count ?? 0;
}
