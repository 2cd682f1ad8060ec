import { activities, attendance, reservations, territories } from '@dehesa/db/schema';
import { checkInLimits } from '@dehesa/domain/check-in';
import { addDays } from '@dehesa/domain/dates';
import { madridDate } from '@dehesa/domain/madrid-time';
import { and, between, desc, eq, inArray, isNull, not, sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../context';
import { cameWith } from '../reservations/read/people';
import { isConfirmed } from '../reservations/read/states';
import { type ActivityHead, guidedHead, withPortugueseStart } from './activity-head';
import { checkedInBy, guidedBy } from './guided-activities';

/** An activity in a guide's list, with how many people are expected and how many are there. */
export interface CheckInActivity extends ActivityHead {
  /** People of confirmed reservations. */
  expected: number;
  present: number;
  /** The actor guides it (B87). */
  mine: boolean;
}

const confirmed = and(eq(reservations.activityId, activities.id), isConfirmed());
const expected = sql`select coalesce(sum(${reservations.partySize}), 0)::int from ${reservations} where ${confirmed}`;
const present = sql`select ${cameWith} from ${reservations}
  join ${attendance} on ${and(eq(attendance.reservationId, reservations.id), isNull(attendance.undoneAt))}
  where ${confirmed}`;

/**
 * The activities of these days that the actor reaches (B21) or guides (B87): those of today and to come by date, then
 * those that are over. Where there are too many, what others guide is left out first.
 */
export async function listCheckInActivities(ctx: ServiceContext): Promise<CheckInActivity[]> {
  const actor = authorize(ctx, 'reservations.manage');
  const today = madridDate(ctx.clock.now());
  const { daysBefore, daysAhead, activities: limit } = checkInLimits;
  const mine = sql<boolean>`(${guidedBy(actor)})`;
  const order = [
    sql`${activities.date} < ${today}::date`,
    sql`abs(${activities.date} - ${today}::date)`,
    activities.startTime,
    activities.id,
  ];
  // The page first: what is left out before it is not counted.
  const page = ctx.db
    .select({ id: activities.id })
    .from(activities)
    .where(
      and(
        between(activities.date, addDays(today, -daysBefore), addDays(today, daysAhead)),
        not(activities.hidden),
        checkedInBy(actor),
      ),
    )
    .orderBy(desc(mine), ...order)
    .limit(limit);
  const rows = await ctx.db
    .select({ ...guidedHead, expected: sql<number>`(${expected})`, present: sql<number>`(${present})`, mine })
    .from(activities)
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .where(inArray(activities.id, page))
    .orderBy(...order);
  return rows.map(withPortugueseStart);
}
