import { activities, reservations, shifts } from '@dehesa/db/schema';
import { partyBegins } from '@dehesa/domain/activities';
import { eq } from 'drizzle-orm';
import { activityHead } from '../../activities/read/head';
import type { ServiceContext } from '../../context';

/** Whether the activity has begun for a reservation: by its shift's time where that tells one. */
export async function hasBegun(ctx: ServiceContext, tx: ServiceContext['db'], reservationId: number): Promise<boolean> {
  const [row] = await tx
    .select({
      shift: shifts.name,
      date: activities.date,
      startTime: activityHead.startTime,
      endTime: activityHead.endTime,
    })
    .from(reservations)
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .leftJoin(shifts, eq(shifts.id, reservations.shiftId))
    .where(eq(reservations.id, reservationId));
  return row !== undefined && partyBegins(row, row.shift).getTime() <= ctx.clock.now().getTime();
}
