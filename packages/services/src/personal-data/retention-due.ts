import { configuration } from '@dehesa/db/schema';
import { retentionCutoff } from '@dehesa/domain/personal-data';
import { type SQL, sql } from 'drizzle-orm';
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

/** That a reservation `r` of an activity `a` still holds data that is older than allowed. */
export function isDue(cutoff: string): SQL {
  return sql`r.erased_at is null and a.ends_at < ${cutoff}::timestamptz`;
}

/** The activities with such reservations, oldest first: one look at the table, however many nights there were before. */
export async function dueActivities(
  ctx: ServiceContext,
  cutoff: string,
): Promise<readonly { id: number; day: string }[]> {
  return ctx.db.execute<{ id: number; day: string }>(sql`
    select a.id, a.date::text as day from activities a
    where a.ends_at < ${cutoff}::timestamptz
      and exists (select from reservations r where r.activity_id = a.id and ${isDue(cutoff)})
    order by a.ends_at, a.id`);
}
