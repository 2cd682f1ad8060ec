import { activities, files, reservations, shifts, territories, users } from '@dehesa/db/schema';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { activityHead } from '../../activities/read/head';
import { authorize, type ServiceContext } from '../../context';
import { bookedBy, booker, ofBooker } from '../read/booker';
import { isPending } from '../read/states';
import type { PendingNotification } from './list-notifications';

/**
 * A member's own reservations that wait for an answer, the ten newest of those that lie ahead (U23); none
 * before the address is proven. Nothing is noted of which were opened.
 */
export async function listOwnNotifications(ctx: ServiceContext): Promise<PendingNotification[]> {
  const { userId } = authorize(ctx, 'reservations.readOwn');
  const [user] = await ctx.db
    .select({ email: users.email, verifiedAt: users.emailVerifiedAt })
    .from(users)
    .where(eq(users.id, userId));
  if (!user || user.verifiedAt === null) return [];
  const rows = await ctx.db
    .select({
      reservationId: reservations.id,
      activityId: reservations.activityId,
      firstName: booker.firstName,
      lastName: booker.lastName,
      shift: shifts.name,
      companions: sql<number>`${reservations.partySize} - 1`,
      territoryId: activityHead.territoryId,
      territory: activityHead.territory,
      title: activityHead.title,
      imageUrl: activityHead.imageUrl,
      createdAt: reservations.createdAt,
    })
    .from(booker)
    .innerJoin(reservations, ofBooker)
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .leftJoin(shifts, eq(shifts.id, reservations.shiftId))
    .leftJoin(files, eq(files.id, activities.mainImageId))
    .where(and(bookedBy(user.email), isPending(), gt(activities.endsAt, ctx.clock.now())))
    .orderBy(desc(reservations.createdAt), desc(reservations.id))
    .limit(10);
  return rows.map((row) => ({ ...row, read: false }));
}
