import { activities, activityGuides, shiftPlaces } from '@dehesa/db/schema';
import type { Actor, TerritoryId } from '@dehesa/domain/access';
import {
  type ActivityGuide,
  CalendarInput,
  type GuideClash,
  guideLimits,
  type GuidedOuting,
} from '@dehesa/domain/activities';
import { and, between, eq, inArray, lte, type SQL, sql } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { jsonObject } from '../../json-sql';
import { clashesOf, shiftNames } from '../guides/clashes';
import { guidesOfActivity } from '../read/guides';
import { activityHead } from '../read/head';

/** An outing on its day, with how full it is and who guides it (B88). */
export interface CalendarOuting extends GuidedOuting {
  id: number;
  title: { es: string; pt: string };
  territoryId: TerritoryId;
  /** Places over all shifts, and those that are held (B2, B3). */
  capacity: number;
  held: number;
  /** No shift has a free place (B5). */
  full: boolean;
  hidden: boolean;
  suspended: boolean;
  registrationsClosed: boolean;
  past: boolean;
  guides: ActivityGuide[];
}

export interface Calendar {
  outings: CalendarOuting[];
  /** What its guides have besides at the same hours (B87). */
  clashes: GuideClash[];
  /** There are more than one calendar shows. */
  more: boolean;
}

const ofActivity = eq(shiftPlaces.activityId, activities.id);
const places = sql<Pick<CalendarOuting, 'capacity' | 'held' | 'full'>>`(select ${jsonObject({
  capacity: sql<number>`coalesce(sum(${shiftPlaces.capacity}), 0)::int`,
  held: sql<number>`coalesce(sum(${shiftPlaces.held}), 0)::int`,
  full: sql<boolean>`coalesce(bool_and(${shiftPlaces.held} >= ${shiftPlaces.capacity}), false)`,
})} from ${shiftPlaces} where ${ofActivity})`;

/** The outings of the actor's reach on some days by the schedule in force, hidden and suspended ones too (B10, B21, B88). */
export async function readCalendar(ctx: ServiceContext, raw: CalendarInput): Promise<Calendar> {
  const actor = authorize(ctx, 'activities.manage');
  const rows = await selectOutings(ctx, actor, CalendarInput.parse(raw));
  const outings = rows.slice(0, guideLimits.outings).map(({ places, ...outing }) => ({ ...outing, ...places }));
  const standing = outings.filter(({ hidden, suspended }) => !hidden && !suspended);
  const clashes = await clashesOf(
    ctx,
    actor,
    standing.map((outing) => ({ outing, guideIds: outing.guides.map(({ id }) => id) })),
  );
  return { outings, clashes, more: rows.length > guideLimits.outings };
}

/** One more than is shown, by which it is seen whether there are more. */
export function selectOutings(ctx: ServiceContext, actor: Actor, { from, to, territoryId, guide }: CalendarInput) {
  return ctx.db
    .select({
      id: activities.id,
      title: activityHead.title,
      territoryId: activities.territoryId,
      date: activities.date,
      startTime: activityHead.startTime,
      endTime: activityHead.endTime,
      shifts: shiftNames,
      shiftMinutes: activities.shiftMinutes,
      hidden: activities.hidden,
      suspended: activityHead.suspended,
      registrationsClosed: activities.registrationsClosed,
      past: sql<boolean>`${lte(activities.endsAt, ctx.clock.now())}`,
      places,
      guides: guidesOfActivity,
    })
    .from(activities)
    .where(
      and(
        between(activities.date, from, to),
        reachableActivities(actor),
        territoryId === null ? undefined : eq(activities.territoryId, territoryId),
        guide === null ? undefined : guidedLike(ctx, guide),
      ),
    )
    .orderBy(activities.date, activities.startTime, activities.id)
    .limit(guideLimits.outings + 1);
}

function guidedLike({ db }: ServiceContext, guide: number | 'none'): SQL | undefined {
  if (guide !== 'none') {
    const guided = db
      .select({ id: activityGuides.activityId })
      .from(activityGuides)
      .where(eq(activityGuides.guideId, guide));
    return inArray(activities.id, guided);
  }
  return sql`not exists (select from ${activityGuides} where ${eq(activityGuides.activityId, activities.id)})`;
}
