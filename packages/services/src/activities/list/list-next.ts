import { activities, reservations, shiftPlaces } from '@dehesa/db/schema';
import type { TerritoryId } from '@dehesa/domain/access';
import type { ShiftPlaces } from '@dehesa/domain/activities';
import { addDays } from '@dehesa/domain/dates';
import { madridDate } from '@dehesa/domain/madrid-time';
import { and, asc, between, count, eq, gt, lt, not, sql } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { jsonObject } from '../../json-sql';
import { countOf } from '../../reservations/read/counts';
import { isLive, isPending, isWaiting } from '../../reservations/read/states';
import { activityHead, calledOff } from '../read/head';
import { placesByShift } from '../read/places';
import { titles } from '../read/texts';

interface Counted {
  /** Pending reservations, and those that wait. */
  requests: number;
  waiting: number;
}

/** An activity of the coming days as its reservations stand. */
export interface NextActivity extends Counted {
  id: number;
  title: { es: string; pt: string };
  date: string;
  startTime: string | null;
  endTime: string | null;
  municipality: string;
  territoryId: TerritoryId;
  day: 'today' | 'tomorrow' | 'later';
  /** Places of all shifts, and those that are held (B2, B3). */
  capacity: number;
  held: number;
  /** No shift has a free place (B5). */
  full: boolean;
  /** Shifts that lack people to take place (B59). */
  lacking: (ShiftPlaces & { unreached: number })[];
}

export interface NextActivities {
  activities: NextActivity[];
  /** Pending reservations of activities that are not over, as far as they are counted. */
  requests: number;
  /** Tomorrow's that lack people (B59), the first of them. */
  lackingTomorrow: { id: number; title: { es: string; pt: string } }[];
}

const shown = 6;
const daysAhead = 14;
const lackingShown = 4;
/** Beyond this nobody counts: the screen says that there are more than 99. */
const countedAtMost = 100;

/** What comes next within the actor's reach (B21), and what of it wants an answer today (U48); hidden and suspended ones left out. */
export async function listNext(ctx: ServiceContext): Promise<NextActivities> {
  authorize(ctx, 'activities.manage');
  authorize(ctx, 'reservations.manage');
  const today = madridDate(ctx.clock.now());
  const [next, requests, lackingTomorrow] = await Promise.all([
    listComing(ctx, today),
    countRequests(ctx),
    listLacking(ctx, addDays(today, 1)),
  ]);
  return { activities: next, requests, lackingTomorrow };
}

const within = (ctx: ServiceContext) => and(reachableActivities(ctx.actor), not(calledOff));

/** The first of the coming days, each with what its row shows, in the order of an index. */
export function comingRows(ctx: ServiceContext, today: string) {
  const counted = sql`select ${jsonObject({
    requests: countOf(isPending()),
    waiting: countOf(isWaiting()),
  })} from ${reservations} where ${and(eq(reservations.activityId, activities.id), isLive())}`;
  return ctx.db
    .select({
      id: activityHead.id,
      title: activityHead.title,
      date: activityHead.date,
      startTime: activityHead.startTime,
      endTime: activityHead.endTime,
      municipality: activityHead.municipality,
      territoryId: activityHead.territoryId,
      counted: sql<Counted>`(${counted})`,
      shifts: placesByShift(),
    })
    .from(activities)
    .where(
      and(
        within(ctx),
        // An outing of the night before may not be over yet.
        between(activities.date, addDays(today, -1), addDays(today, daysAhead)),
        gt(activities.endsAt, ctx.clock.now()),
      ),
    )
    .orderBy(asc(activities.date), asc(activities.startTime), asc(activities.id))
    .limit(shown);
}

async function listComing(ctx: ServiceContext, today: string): Promise<NextActivity[]> {
  const rows = await comingRows(ctx, today);
  return rows.map(({ counted, shifts, ...row }) => ({
    ...row,
    ...counted,
    ...summed(shifts),
    day: dayOf(row.date, today),
  }));
}

function summed(shifts: readonly ShiftPlaces[]): Pick<NextActivity, 'capacity' | 'held' | 'full' | 'lacking'> {
  return {
    capacity: shifts.reduce((sum, { capacity }) => sum + capacity, 0),
    held: shifts.reduce((sum, { held }) => sum + held, 0),
    full: shifts.every(({ capacity, held }) => held >= capacity),
    lacking: shifts.flatMap(({ unreached, ...shift }) => (unreached === null ? [] : [{ ...shift, unreached }])),
  };
}

function dayOf(date: string, today: string): NextActivity['day'] {
  if (date <= today) return 'today';
  return date === addDays(today, 1) ? 'tomorrow' : 'later';
}

async function countRequests(ctx: ServiceContext): Promise<number> {
  const requests = ctx.db
    .select({ id: reservations.id })
    .from(reservations)
    .innerJoin(activities, and(eq(activities.id, reservations.activityId), within(ctx)))
    .where(and(isPending(), gt(activities.endsAt, ctx.clock.now())))
    .limit(countedAtMost)
    .as('requests');
  const [row] = await ctx.db.select({ requests: count() }).from(requests);
  return row?.requests ?? 0;
}

function listLacking(ctx: ServiceContext, date: string): Promise<NextActivities['lackingTomorrow']> {
  const lacks = sql`exists (select from ${shiftPlaces}
    where ${and(eq(shiftPlaces.activityId, activities.id), lt(shiftPlaces.held, activities.minimumPeople))})`;
  return ctx.db
    .select({ id: activities.id, title: titles() })
    .from(activities)
    .where(and(within(ctx), eq(activities.date, date), lacks))
    .orderBy(asc(activities.startTime), asc(activities.id))
    .limit(lackingShown);
}
