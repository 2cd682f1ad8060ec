import { checkInLimits } from '@dehesa/domain/check-in';
import { addDays } from '@dehesa/domain/dates';
import { madridDate } from '@dehesa/domain/madrid-time';
import { ReservationStatus } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import { reachableActivities } from '../activity-scope';
import { authorize, type ServiceContext } from '../context';
import { type ActivityHead, activityHead, headColumns, headJoins, type HeadRow } from './activity-head';

/** An activity in a guide's list, with how many people are expected and how many are there. */
export interface CheckInActivity extends ActivityHead {
  /** People of confirmed reservations. */
  expected: number;
  present: number;
}

interface Row extends HeadRow {
  expected: number;
  present: number;
}

/** The actor's activities of these days (B21): those of today and to come by date, then those that are over. */
export async function listCheckInActivities(ctx: ServiceContext): Promise<CheckInActivity[]> {
  authorize(ctx, 'reservations.manage');
  const today = madridDate(ctx.clock.now());
  const { daysBefore, daysAhead, activities: limit } = checkInLimits;
  const rows = await ctx.db.execute<Row>(sql`
    with near as (
      select activities.* from activities
      where activities.date between ${addDays(today, -daysBefore)}::date and ${addDays(today, daysAhead)}::date
        and not activities.hidden and ${reachableActivities(ctx.actor)}
      order by activities.date < ${today}::date, abs(activities.date - ${today}::date), activities.start_time, activities.id
      limit ${limit}
    )
    select ${headColumns(sql`near`)}, counted.*
    from near
    ${headJoins(sql`near`)}
    cross join lateral (
      select coalesce(sum(r.party_size), 0)::int as expected,
        coalesce(sum((select count(*) from attendance a where a.reservation_id = r.id and a.undone_at is null)), 0)::int as present
      from reservations r where r.activity_id = near.id and r.status = ${ReservationStatus.confirmed}
    ) counted
    order by near.date < ${today}::date, abs(near.date - ${today}::date), near.start_time, near.id`);
  return rows.map((row) => ({ ...activityHead(row), expected: row.expected, present: row.present }));
}
