import { activities, activityGuides, shifts } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { clash, type GuideClash, type GuidedOuting } from '@dehesa/domain/activities';
import { addDays } from '@dehesa/domain/dates';
import { and, between, eq, not, type SQL, sql } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import type { ServiceContext } from '../../context';
import { idArray } from '../../id-array';
import { jsonList } from '../../json-sql';
import { activityHead, calledOff } from '../read/head';

/** An outing that a guide is, or is to be, put on; one that is not saved yet has no id. */
export interface WantedOuting extends GuidedOuting {
  id: number | null;
}

/** Names of the shifts of an activity in their order. */
export const shiftNames: SQL<string[]> = sql`(
  select ${jsonList(sql<string>`${shifts.name}`, shifts.position)} from ${shifts} where ${eq(shifts.activityId, activities.id)})`;

/** The activities of a wish as they are stored: the schedule in force (B10), with their shifts. */
export function storedOutings(ctx: ServiceContext, ids: readonly number[], reach: SQL): Promise<WantedOuting[]> {
  return ctx.db
    .select({
      id: activities.id,
      date: activities.date,
      startTime: activityHead.startTime,
      endTime: activityHead.endTime,
      shifts: shiftNames,
      shiftMinutes: activities.shiftMinutes,
    })
    .from(activities)
    .where(and(sql`${activities.id} = any(${idArray(ids)})`, reach));
}

/**
 * What guides have besides at the hours of these outings (B87). What is hidden or suspended takes nobody's time; of an
 * outing out of the actor's reach it is only told that there is one (B22).
 */
export async function clashesOf(
  ctx: ServiceContext,
  actor: Actor,
  { guideIds, outings }: { guideIds: readonly number[]; outings: readonly WantedOuting[] },
): Promise<GuideClash[]> {
  const dates = outings.map(({ date }) => date).toSorted();
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined || guideIds.length === 0) return [];
  const taken = await ctx.db
    .select({
      guideId: activityGuides.guideId,
      id: activities.id,
      title: activityHead.title,
      date: activities.date,
      startTime: activityHead.startTime,
      endTime: activityHead.endTime,
      shifts: shiftNames,
      shiftMinutes: activities.shiftMinutes,
      reached: sql<boolean>`coalesce(${reachableActivities(actor)}, false)`,
    })
    .from(activityGuides)
    .innerJoin(activities, eq(activities.id, activityGuides.activityId))
    .where(
      and(
        sql`${activityGuides.guideId} = any(${idArray(guideIds)})`,
        // A night's outing reaches into the next day.
        between(activities.date, addDays(first, -1), addDays(last, 1)),
        not(calledOff),
      ),
    )
    .orderBy(activities.date, activities.startTime, activities.id);
  return outings.flatMap((outing) =>
    taken
      .filter((other) => other.id !== outing.id && isNear(other.date, outing.date) && clash(outing, other))
      .map(({ guideId, reached, title, date, startTime, endTime }) => ({
        guideId,
        activityId: outing.id,
        other: reached ? { title, date, startTime, endTime } : null,
      })),
  );
}

/** Cheaper than asking for their hours, and right: no outing lasts beyond the next day. */
function isNear(one: string, other: string): boolean {
  return one >= addDays(other, -1) && one <= addDays(other, 1);
}
