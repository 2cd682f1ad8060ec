import { activities, reservations, shifts } from '@dehesa/db/schema';
import { partyBegins } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { ReservationStatus } from '@dehesa/domain/reservations';
import { eq } from 'drizzle-orm';
import { activityHead } from '../../activities/read/head';
import type { ServiceContext } from '../../context';
import type { QueuedMessage } from '../content/render-message';

/** Refuses a message that had to wait and would say what is not so any more: `messages.notDue` (B35). */
export async function assertStillDue(ctx: ServiceContext, { slug, reservationId }: QueuedMessage): Promise<void> {
  if (slug !== 'reserva-recordatorio' || reservationId === null) return;
  if (!(await isReminderDue(ctx, reservationId))) throw DomainError.of('messages.notDue');
}

/**
 * It would call people to where nobody is: who has cancelled, those of an outing that is suspended or has begun; and it is
 * not sent to who has switched reminders off.
 */
async function isReminderDue(ctx: ServiceContext, reservationId: number): Promise<boolean> {
  const [row] = await ctx.db
    .select({
      status: reservations.status,
      remindersOffAt: reservations.remindersOffAt,
      suspended: activityHead.suspended,
      shift: shifts.name,
      date: activities.date,
      startTime: activityHead.startTime,
      endTime: activityHead.endTime,
    })
    .from(reservations)
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .leftJoin(shifts, eq(shifts.id, reservations.shiftId))
    .where(eq(reservations.id, reservationId));
  // Of one that is gone there is nothing to render.
  if (row === undefined) return true;
  const called = row.status === ReservationStatus.confirmed && !row.suspended && row.remindersOffAt === null;
  return called && partyBegins(row, row.shift) > ctx.clock.now();
}
