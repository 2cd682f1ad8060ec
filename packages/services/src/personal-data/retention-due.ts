import { activities, configuration, reservations } from '@dehesa/db/schema';
import { retentionCutoff } from '@dehesa/domain/personal-data';
import { and, asc, eq, exists, isNull, lt, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../context';

/** How many months personal data stays after the activity (B46); 0 erases nothing by itself. */
export async function readMonths(db: ServiceContext['db']): Promise<number> {
  const [row] = await db.select({ months: configuration.retentionMonths }).from(configuration);
  if (!row) throw new Error('the configuration has no row: migrations did not run');
  return row.months;
}

/** The instant before which an activity must have ended, as a parameter of a query. */
export function cutoffOf(ctx: ServiceContext, months: number): string {
  return retentionCutoff(ctx.clock.now(), months).toISOString();
}

/** That a reservation of an activity still holds data that is older than allowed. */
export function isDue(cutoff: string): SQL | undefined {
  return and(isNull(reservations.erasedAt), endedBefore(cutoff));
}

/** The activities with such reservations, oldest first: one look at the table, however many nights there were before. */
export async function dueActivities({ db }: ServiceContext, cutoff: string): Promise<{ id: number; day: string }[]> {
  const due = db
    .select({ id: reservations.id })
    .from(reservations)
    .where(and(eq(reservations.activityId, activities.id), isDue(cutoff)));
  return db
    .select({ id: activities.id, day: activities.date })
    .from(activities)
    .where(and(endedBefore(cutoff), exists(due)))
    .orderBy(asc(activities.endsAt), asc(activities.id));
}

function endedBefore(cutoff: string): SQL {
  return lt(activities.endsAt, new Date(cutoff));
}
