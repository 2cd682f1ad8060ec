import { activities, activityGuides, shifts } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { busySpans, type GuideClash, type GuidedOuting, overlap, type Span } from '@dehesa/domain/activities';
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

/** An outing, and who is on it or may be put on it. */
export interface WantedGuides {
  outing: WantedOuting;
  guideIds: readonly number[];
}

/**
 * What guides have besides at the hours of these outings (B87). What is hidden or suspended takes nobody's time; of an
 * outing out of the actor's reach it is only told that there is one (B22).
 */
export async function clashesOf(
  ctx: ServiceContext,
  actor: Actor,
  wanted: readonly WantedGuides[],
): Promise<GuideClash[]> {
  const dates = wanted.map(({ outing }) => outing.date).toSorted();
  const guideIds = [...new Set(wanted.flatMap((one) => one.guideIds))];
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined || guideIds.length === 0) return [];
  const taken = byGuideAndDate(await takenBetween(ctx, actor, guideIds, { first, last }));
  const spansOf = spansByActivity();
  // Six weeks of outings are not compared with each other, but with what the same guide has on the same days.
  return wanted.flatMap(({ outing, guideIds }) => {
    const spans = busySpans(outing);
    const days = nearDays(outing.date);
    return guideIds
      .flatMap((guideId) => days.flatMap((day) => taken.get(guideId)?.get(day) ?? []))
      .filter((other) => other.id !== outing.id && overlap(spans, spansOf(other)))
      .map(({ guideId, reached, title, date, startTime, endTime }) => ({
        guideId,
        activityId: outing.id,
        other: reached ? { title, date, startTime, endTime } : null,
      }));
  });
}

type TakenOuting = Awaited<ReturnType<typeof takenBetween>>[number];

function takenBetween(
  { db }: ServiceContext,
  actor: Actor,
  guideIds: readonly number[],
  { first, last }: { first: string; last: string },
) {
  return db
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
        between(activities.date, addDays(first, -1), addDays(last, 1)),
        not(calledOff),
      ),
    )
    .orderBy(activities.date, activities.startTime, activities.id);
}

/** A night's outing reaches into the next day, and none lasts beyond it. */
function nearDays(date: string): string[] {
  return [addDays(date, -1), date, addDays(date, 1)];
}

function byGuideAndDate(taken: readonly TakenOuting[]): Map<number, Map<string, TakenOuting[]>> {
  const found = new Map<number, Map<string, TakenOuting[]>>();
  for (const outing of taken) {
    const ofGuide = found.get(outing.guideId) ?? new Map<string, TakenOuting[]>();
    const sameDay = ofGuide.get(outing.date) ?? [];
    sameDay.push(outing);
    found.set(outing.guideId, ofGuide.set(outing.date, sameDay));
  }
  return found;
}

/** Reckoned once for each: hours of Madrid take a while. */
function spansByActivity(): (outing: TakenOuting) => readonly Span[] {
  const known = new Map<number, readonly Span[]>();
  return (outing) => {
    const spans = known.get(outing.id) ?? busySpans(outing);
    known.set(outing.id, spans);
    return spans;
  };
}
