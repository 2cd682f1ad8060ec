import { partyBegins } from '@dehesa/domain/activities';
import type { Language } from '@dehesa/domain/languages';
import { DomainError } from '@dehesa/domain/errors';
import type { NewOutingDate, OtherDate } from '@dehesa/domain/outings';
import { type SQL, sql } from 'drizzle-orm';
import { reachableActivities } from '../activity-scope';
import type { ServiceContext } from '../context';
import { idArray } from '../id-array';
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
  title: Record<Language, string>;
  slug: string;
  date: string;
  startTime: string | null;
  endTime: string | null;
  municipality: string;
  meetingPoint: string;
  territoryId: number;
  minimumAge: number;
  childrenAllowed: boolean;
  sameSeries: boolean;
  shifts: DateShift[];
}

interface Row extends Record<string, unknown> {
  id: number;
  title_es: string;
  title_pt: string;
  slug: string;
  date: string;
  start_time: string | null;
  end_time: string | null;
  municipality: string;
  meeting_point: string;
  territory_id: number;
  minimum_age: number;
  children_allowed: boolean;
  same_series: boolean;
  shifts: { shiftId: number | null; name: string | null; free: number }[];
}

/** More than anybody looks through; `search` finds the others. */
const longestAnswer = 20;

/**
 * Coming activities in the actor's reach (B21) that are shown and not suspended, besides the outing itself: members of its
 * series first, then those of its title, of its category, of its territory.
 */
export async function suggestDates(ctx: ServiceContext, activityId: number, search: string): Promise<DateOption[]> {
  const wanted = search.trim();
  const found =
    wanted === ''
      ? sql`(activities.territory_id = own.territory_id)`
      : sql`es.title_folded like '%' || search_fold(${wanted}) || '%'`;
  return readOptions(
    ctx,
    ctx.db,
    activityId,
    sql`and ${found}`,
    sql`order by same_series desc, es.title_folded = own_text.title_folded desc, activities.category_id = own.category_id desc,
      activities.date, activities.start_time, activities.id limit ${longestAnswer}`,
  );
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
  const order = sql`order by array_position(${wanted}, activities.id)`;
  return readOptions(ctx, db, activityId, sql`and activities.id = any(${wanted})`, order);
}

/** The outing as it would be on a day that there is no activity for yet: all its places are free. It has no id yet. */
export async function readCopy(db: ServiceContext['db'], activityId: number, day: NewOutingDate): Promise<DateOption> {
  const [row] = await db.execute<Row>(sql`
    select 0 as id, coalesce(es.title, '') as title_es, coalesce(nullif(pt.title, ''), es.title, '') as title_pt, a.slug,
      ${day.date} as date, ${day.startTime}::text as start_time, ${day.endTime}::text as end_time, a.municipality,
      a.meeting_point, a.territory_id, a.minimum_age, a.children_allowed, a.series_id is not null as same_series,
      (select json_agg(json_build_object('shiftId', s.id, 'name', s.name, 'free', a.capacity) order by s.position, s.id)
        from shift_places p left join shifts s on s.id = p.shift_id where p.activity_id = a.id) as shifts
    from activities a
    left join activity_texts es on es.activity_id = a.id and es.language = 'es'
    left join activity_texts pt on pt.activity_id = a.id and pt.language = 'pt'
    where a.id = ${activityId}`);
  if (row === undefined) throw DomainError.of('record.notFound');
  return fromRow(row);
}

async function readOptions(
  ctx: ServiceContext,
  db: ServiceContext['db'],
  activityId: number,
  which: SQL,
  order: SQL,
): Promise<DateOption[]> {
  const now = ctx.clock.now();
  const rows = await db.execute<Row>(sql`
    select activities.id, coalesce(es.title, '') as title_es, coalesce(nullif(pt.title, ''), es.title, '') as title_pt,
      activities.slug, activities.date::text as date, to_char(activities.start_time, 'HH24:MI') as start_time,
      to_char(activities.end_time, 'HH24:MI') as end_time, activities.municipality, activities.meeting_point,
      activities.territory_id, activities.minimum_age, activities.children_allowed,
      coalesce(activities.series_id = own.series_id, false) as same_series,
      (select json_agg(json_build_object('shiftId', s.id, 'name', s.name, 'free', greatest(0, p.capacity - p.held))
          order by s.position, s.id)
        from shift_places p left join shifts s on s.id = p.shift_id where p.activity_id = activities.id) as shifts
    from activities
    join activities own on own.id = ${activityId}
    left join activity_texts own_text on own_text.activity_id = own.id and own_text.language = 'es'
    left join activity_texts es on es.activity_id = activities.id and es.language = 'es'
    left join activity_texts pt on pt.activity_id = activities.id and pt.language = 'pt'
    where activities.id <> own.id and ${reachableActivities(ctx.actor)} and not activities.hidden
      and activities.suspended_at is null and activities.ends_at > ${now.toISOString()}::timestamptz ${which}
    ${order}`);
  return rows.map(fromRow).filter(({ shifts }) => shifts.some(({ begins }) => begins > now));
}

function fromRow(row: Row): DateOption {
  const schedule = { date: row.date, startTime: row.start_time, endTime: row.end_time };
  return {
    activityId: row.id,
    title: { es: row.title_es, pt: row.title_pt },
    slug: row.slug,
    ...schedule,
    municipality: row.municipality,
    meetingPoint: row.meeting_point,
    territoryId: row.territory_id,
    minimumAge: row.minimum_age,
    childrenAllowed: row.children_allowed,
    sameSeries: row.same_series,
    shifts: row.shifts.map((shift) => ({ ...shift, begins: partyBegins(schedule, shift.name) })),
  };
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
  const { activityId, slug, municipality, meetingPoint, territoryId } = date;
  return {
    activityId,
    shiftId: shift.shiftId,
    shift: shift.name,
    title: date.title[language],
    slug,
    date: date.date,
    hours: partyHours(date, shift.name, territoryId, language),
    municipality,
    meetingPoint,
    territoryId,
    free: shift.free,
    begins: shift.begins,
    minimumAge: date.minimumAge,
    childrenAllowed: date.childrenAllowed,
    takesPlace: true,
  };
}

/** Until when somebody without held places may answer at most: the last of the dates begins. */
export function lastBegin(dates: readonly DateOption[]): Date {
  return new Date(Math.max(...dates.flatMap(({ shifts }) => shifts.map(({ begins }) => begins.getTime()))));
}
