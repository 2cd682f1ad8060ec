import { activities, attendance, reservations, territories } from '@dehesa/db/schema';
import { checkInLimits } from '@dehesa/domain/check-in';
import { addDays } from '@dehesa/domain/dates';
import { madridDate } from '@dehesa/domain/madrid-time';
import { and, between, eq, isNull, not, sql } from 'drizzle-orm';
import { reachableActivities } from '../activity-scope';
import { authorize, type ServiceContext } from '../context';
import { cameWith } from '../reservations/read/people';
import { isConfirmed } from '../reservations/read/states';
import { type ActivityHead, guidedHead, withPortugueseStart } from './activity-head';

/** An activity in a guide's list, with how many people are expected and how many are there. */
export interface CheckInActivity extends ActivityHead {
  /** People of confirmed reservations. */
  expected: number;
  present: number;
}

const confirmed = and(eq(reservations.activityId, activities.id), isConfirmed());
const expected = sql`select coalesce(sum(${reservations.partySize}), 0)::int from ${reservations} where ${confirmed}`;
const present = sql`select ${cameWith} from ${reservations}
  join ${attendance} on ${and(eq(attendance.reservationId, reservations.id), isNull(attendance.undoneAt))}
  where ${confirmed}`;

/** The actor's activities of these days (B21): those of today and to come by date, then those that are over. */
export async function listCheckInActivities(ctx: ServiceContext): Promise<CheckInActivity[]> {
  authorize(ctx, 'reservations.manage');
  const today = madridDate(ctx.clock.now());
  const { daysBefore, daysAhead, activities: limit } = checkInLimits;
  const rows = await ctx.db
    .select({ ...guidedHead, expected: sql<number>`(${expected})`, present: sql<number>`(${present})` })
    .from(activities)
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .where(
      and(
        between(activities.date, addDays(today, -daysBefore), addDays(today, daysAhead)),
        not(activities.hidden),
        reachableActivities(ctx.actor),
      ),
    )
    .orderBy(
      sql`${activities.date} < ${today}::date`,
      sql`abs(${activities.date} - ${today}::date)`,
      activities.startTime,
      activities.id,
    )
    .limit(limit);
  return rows.map(withPortugueseStart);
}
