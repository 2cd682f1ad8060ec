import { reservationReminders, reservations } from '@dehesa/db/schema';
import { partyBegins } from '@dehesa/domain/activities';
import { asksForAnswer, defaultReminderHours, dueReminder } from '@dehesa/domain/reminders';
import { ReservationStatus } from '@dehesa/domain/reservations';
import { and, eq, inArray } from 'drizzle-orm';
import type { ServiceContext } from '@dehesa/services/context';
import type { PublishedActivity } from './published-activity';

/** The reminders of the demo's next outings are out: its first hours send none. Some parties have said that they come. */
export async function seedReminders(ctx: ServiceContext, activity: PublishedActivity): Promise<void> {
  const { id, date, demo, shifts } = activity;
  const now = ctx.clock.now();
  const schedule = { date, startTime: demo.startTime ?? null, endTime: demo.endTime ?? null };
  const confirmed = await ctx.db
    .select({ id: reservations.id, shiftId: reservations.shiftId, confirmedAt: reservations.confirmedAt })
    .from(reservations)
    .where(and(eq(reservations.activityId, id), eq(reservations.status, ReservationStatus.confirmed)))
    .orderBy(reservations.id);
  const names = new Map([...shifts].map(([name, shiftId]) => [shiftId, name]));
  const reminded = confirmed.flatMap(({ id: reservationId, shiftId, confirmedAt }) => {
    const begins = partyBegins(schedule, shiftId === null ? null : (names.get(shiftId) ?? null));
    const due = dueReminder(begins, demo.reminderHours ?? defaultReminderHours, now);
    if (due === null || (confirmedAt ?? now) > due.dueAt) return [];
    return [{ reservationId, hours: due.hours, forDate: date, queuedAt: due.dueAt }];
  });
  if (reminded.length === 0) return;
  await ctx.db.insert(reservationReminders).values(reminded);
  const asked = reminded.some(({ hours }) => asksForAnswer(hours));
  const answered = reminded.filter((_, index) => index % 4 === 0 || (asked && index % 4 !== 3));
  await ctx.db
    .update(reservations)
    .set({ attendanceAnswer: 'coming', attendanceAnsweredAt: now, attendanceForDate: date })
    .where(
      inArray(
        reservations.id,
        answered.map(({ reservationId }) => reservationId),
      ),
    );
}
