import { activities, activityTexts, shiftPlaces, shifts } from '@dehesa/db/schema';
import { partyBegins } from '@dehesa/domain/activities';
import { defaultLanguage, type Language, type StaffLanguage, writtenFor } from '@dehesa/domain/languages';
import { DomainError } from '@dehesa/domain/errors';
import type { NewOutingDate, OtherDate } from '@dehesa/domain/outings';
import { and, eq, gt, ne, not, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';
import { activityHead, calledOff } from '../activities/read/head';
import { notClosed } from '../activities/read/registrations';
import { reachableActivities } from '../activity-scope';
import type { ServiceContext } from '../context';
import { idArray } from '../id-array';
import { jsonList, jsonObject } from '../json-sql';
import { type OfferedShift, partyHours } from '../reservations/index';

/** A shift of another date, or the whole of one without shifts. */
export interface DateShift {
  shiftId: number | null;
  name: string | null;
  free: number;
  begins: Date;
}

/** Another date that can be offered in place of an outing. */
export interface DateOption {
  activityId: number;
  title: Record<StaffLanguage, string>;
  slug: string;
  date: string;
  startTime: string | null;
  endTime: string | null;
  shiftMinutes: number | null;
  municipality: string;
  meetingPoint: Record<StaffLanguage, string>;
  territoryId: number;
  minimumAge: number;
  childrenAllowed: boolean;
  sameSeries: boolean;
  shifts: DateShift[];
}

/** Somebody could still come; who may come where is seen for each party. */
const hasRoom = sql`exists (select from ${shiftPlaces}
  where ${eq(shiftPlaces.activityId, activities.id)} and ${shiftPlaces.held} < ${shiftPlaces.capacity})`;

/** More than anybody looks through; `search` finds the others. */
const longestAnswer = 20;

/**
 * Coming activities in the actor's reach (B21) that are shown, not suspended, not closed and not full, besides the outing
 * itself: members of its series first, then those of its title, of its category, of its territory (B65).
 */
export async function suggestDates(ctx: ServiceContext, activityId: number, search: string): Promise<DateOption[]> {
  const wanted = search.trim();
  const found =
    wanted === ''
      ? eq(activities.territoryId, own.territoryId)
      : sql`${title.titleFolded} like '%' || search_fold(${wanted}) || '%'`;
  return readOptions(ctx, ctx.db, activityId, and(found, hasRoom), [
    sql`${sameSeries} desc`,
    sql`${eq(title.titleFolded, ownTitle.titleFolded)} desc`,
    sql`${eq(activities.categoryId, own.categoryId)} desc`,
    activities.date,
    activities.startTime,
    activities.id,
  ]);
}

/** These dates in this order; those that cannot be offered are left out. */
export async function readDates(
  ctx: ServiceContext,
  db: ServiceContext['db'],
  activityId: number,
  ids: readonly number[],
): Promise<DateOption[]> {
  if (ids.length === 0) return [];
  const wanted = idArray(ids);
  const order = sql`array_position(${wanted}, ${activities.id})`;
  return readOptions(ctx, db, activityId, sql`${activities.id} = any(${wanted})`, [order], ids.length);
}

/** The outing as it would be on a day that there is no activity for yet: all its places are free. It has no id yet. */
export async function readCopy(db: ServiceContext['db'], activityId: number, day: NewOutingDate): Promise<DateOption> {
  const [row] = await db
    .select({
      ...offeredDate,
      sameSeries: sql<boolean>`${activities.seriesId} is not null`,
      shifts: shiftsWith(activities.capacity),
    })
    .from(activities)
    .where(eq(activities.id, activityId));
  if (row === undefined) throw DomainError.of('record.notFound');
  return withBegins({ ...row, activityId: 0, date: day.date, startTime: day.startTime, endTime: day.endTime });
}

const own = alias(activities, 'own');
/** Titles in the language that every activity has. */
const title = alias(activityTexts, 'title');
const ownTitle = alias(activityTexts, 'own_title');
const sameSeries = sql<boolean>`coalesce(${eq(activities.seriesId, own.seriesId)}, false)`;

const offeredDate = {
  activityId: activities.id,
  title: activityHead.title,
  slug: activities.slug,
  date: activities.date,
  startTime: activityHead.startTime,
  endTime: activityHead.endTime,
  shiftMinutes: activities.shiftMinutes,
  municipality: activities.municipality,
  meetingPoint: activityHead.meetingPoint,
  territoryId: activities.territoryId,
  minimumAge: activities.minimumAge,
  childrenAllowed: activities.childrenAllowed,
};

/** The shifts of an activity, or the one row of one without shifts, with so many free places. */
function shiftsWith(free: SQLWrapper) {
  const shift = jsonObject({
    shiftId: sql<number | null>`${shifts.id}`,
    name: sql<string | null>`${shifts.name}`,
    free: sql<number>`${free}`,
  });
  return sql<Omit<DateShift, 'begins'>[]>`(
    select ${jsonList(shift, shifts.position, shifts.id)}
    from ${shiftPlaces} left join ${shifts} on ${eq(shifts.id, shiftPlaces.shiftId)}
    where ${eq(shiftPlaces.activityId, activities.id)})`;
}

async function readOptions(
  ctx: ServiceContext,
  db: ServiceContext['db'],
  activityId: number,
  which: SQL | undefined,
  order: readonly (PgColumn | SQL)[],
  limit = longestAnswer,
): Promise<DateOption[]> {
  const now = ctx.clock.now();
  const rows = await db
    .select({
      ...offeredDate,
      sameSeries,
      shifts: shiftsWith(sql`greatest(0, ${shiftPlaces.capacity} - ${shiftPlaces.held})`),
    })
    .from(activities)
    .innerJoin(own, eq(own.id, activityId))
    .leftJoin(title, and(eq(title.activityId, activities.id), eq(title.language, defaultLanguage)))
    .leftJoin(ownTitle, and(eq(ownTitle.activityId, own.id), eq(ownTitle.language, defaultLanguage)))
    .where(
      and(
        ne(activities.id, own.id),
        reachableActivities(ctx.actor),
        not(calledOff),
        notClosed(now),
        gt(activities.endsAt, now),
        which,
      ),
    )
    .orderBy(...order)
    .limit(limit);
  return rows.map(withBegins).filter((date) => date.shifts.some(({ begins }) => begins > now));
}

function withBegins(row: Omit<DateOption, 'shifts'> & { shifts: readonly Omit<DateShift, 'begins'>[] }): DateOption {
  return { ...row, shifts: row.shifts.map((shift) => ({ ...shift, begins: partyBegins(row, shift.name) })) };
}

/** What of the dates can be held: shifts that have not begun. */
export function holdable(dates: readonly DateOption[], now: Date): OtherDate[] {
  return dates.map(({ activityId, shifts }) => ({
    activityId,
    shifts: shifts.filter(({ begins }) => begins > now),
  }));
}

/** A shift of a date as its message tells it. */
export function offeredShift(date: DateOption, shift: DateShift, language: Language): OfferedShift {
  const { activityId, slug, municipality, territoryId } = date;
  return {
    activityId,
    shiftId: shift.shiftId,
    shift: shift.name,
    title: date.title[writtenFor(language)],
    slug,
    date: date.date,
    hours: partyHours(date, shift.name, territoryId, language),
    municipality,
    meetingPoint: date.meetingPoint[writtenFor(language)],
    territoryId,
    free: shift.free,
    begins: shift.begins,
    minimumAge: date.minimumAge,
    childrenAllowed: date.childrenAllowed,
    takesPlace: true,
    closed: false,
  };
}

/** Until when somebody without held places may answer at most: the last of the dates begins. */
export function lastBegin(dates: readonly DateOption[]): Date {
  return new Date(Math.max(...dates.flatMap(({ shifts }) => shifts.map(({ begins }) => begins.getTime()))));
}
