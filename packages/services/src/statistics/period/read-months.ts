import type { MonthTotal, StatisticsScope } from '@dehesa/domain/statistics';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { shownIn } from './chosen-activities';

interface MonthRow extends Record<string, unknown> {
  month: string;
  people: number;
}

const shownMonths = 12;

/** People with a place by the month of the activity: the twelve up to that of a date, each beside the same a year before (B92). */
export async function readMonths(
  ctx: ServiceContext,
  scope: StatisticsScope,
  { until, compare }: { until: string; compare: boolean },
): Promise<MonthTotal[]> {
  const months = Array.from({ length: shownMonths }, (_, index) => monthBefore(until, shownMonths - 1 - index));
  const first = monthBefore(until, compare ? 2 * shownMonths - 1 : shownMonths - 1);
  // Raw: statistics, whose plan was measured.
  const rows = await ctx.db.execute<MonthRow>(sql`
    select to_char(activities.date, 'YYYY-MM') as month, sum(s.confirmed_people + s.pending_people)::int as people
    from activities join statistics_activities s on s.activity_id = activities.id
    where activities.date >= ${`${first}-01`}::date and activities.date < (${`${until.slice(0, 7)}-01`}::date + interval '1 month')
      and ${shownIn(ctx, scope)}
    group by 1`);
  const people = new Map(rows.map((row) => [row.month, row.people]));
  return months.map((month) => ({
    month,
    people: people.get(month) ?? 0,
    before: compare ? (people.get(monthBefore(month, shownMonths)) ?? 0) : null,
  }));
}

/** yyyy-mm, so many months before that of a date. */
function monthBefore(date: string, count: number): string {
  const month = new Date(Date.UTC(Number(date.slice(0, 4)), Number(date.slice(5, 7)) - 1 - count, 1));
  return month.toISOString().slice(0, 7);
}
