import { partyBegins } from '@dehesa/domain/activities';
import type { Language } from '@dehesa/domain/languages';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { partyHours } from '../party-hours';

/** A shift of a date that is offered in place of a suspended outing, or the whole of one without shifts. */
export interface OfferedShift {
  activityId: number;
  /** Null where the activity has no shifts. */
  shiftId: number | null;
  shift: string | null;
  title: string;
  slug: string;
  date: string;
  /** In words, in territory 2 with the Portuguese ones (B48). */
  hours: string;
  municipality: string;
  meetingPoint: string;
  territoryId: number;
  free: number;
  begins: Date;
  minimumAge: number;
  childrenAllowed: boolean;
  /** It is shown and not suspended itself. */
  takesPlace: boolean;
}

interface Row extends Record<string, unknown> {
  id: number;
  shift_id: number | null;
  shift: string | null;
  title: string;
  slug: string;
  date: string;
  start_time: string | null;
  end_time: string | null;
  municipality: string;
  meeting_point: string;
  territory_id: number;
  free: number;
  minimum_age: number;
  children_allowed: boolean;
  takes_place: boolean;
}

/** The dates that a suspension offers, in its order, a row for each shift. */
export async function readOtherDates(
  db: ServiceContext['db'],
  suspensionId: number,
  language: Language,
): Promise<OfferedShift[]> {
  const rows = await db.execute<Row>(sql`
    select a.id, s.id as shift_id, s.name as shift, coalesce(nullif(own.title, ''), es.title, '') as title, a.slug,
      a.date::text as date, to_char(a.start_time, 'HH24:MI') as start_time, to_char(a.end_time, 'HH24:MI') as end_time,
      a.municipality, a.meeting_point, a.territory_id, a.minimum_age, a.children_allowed, greatest(0, p.capacity - p.held) as free,
      not a.hidden and a.suspended_at is null as takes_place
    from outing_dates d
    join activities a on a.id = d.activity_id
    left join shifts s on s.activity_id = a.id
    join shift_places p on p.activity_id = a.id and p.shift_id = coalesce(s.id, 0)
    left join activity_texts es on es.activity_id = a.id and es.language = 'es'
    left join activity_texts own on own.activity_id = a.id and own.language = ${language}
    where d.suspension_id = ${suspensionId}
    order by d.position, s.position, s.id`);
  return rows.map((row) => fromRow(row, language));
}

/** Keeps a date from being suspended until the commit; who suspends it now is waited for. */
export async function holdOtherDate(tx: ServiceContext['db'], activityId: number): Promise<void> {
  await tx.execute(sql`select from activities where id = ${activityId} for key share`);
}

/**
 * One of them, held until the commit: whoever suspends it or removes the shift waits, or has been seen. Undefined where
 * the suspension does not offer it.
 */
export async function readOtherDate(
  tx: ServiceContext['db'],
  suspensionId: number,
  to: { activityId: number; shiftId: number | null },
  language: Language,
): Promise<OfferedShift | undefined> {
  await holdOtherDate(tx, to.activityId);
  if (to.shiftId !== null)
    await tx.execute(sql`select from shifts where id = ${to.shiftId} and activity_id = ${to.activityId} for key share`);
  const rows = await readOtherDates(tx, suspensionId, language);
  return rows.find(({ activityId, shiftId }) => activityId === to.activityId && shiftId === to.shiftId);
}

function fromRow(row: Row, language: Language): OfferedShift {
  const schedule = { date: row.date, startTime: row.start_time, endTime: row.end_time };
  return {
    activityId: row.id,
    shiftId: row.shift_id,
    shift: row.shift,
    title: row.title,
    slug: row.slug,
    date: row.date,
    hours: partyHours(schedule, row.shift, row.territory_id, language),
    municipality: row.municipality,
    meetingPoint: row.meeting_point,
    territoryId: row.territory_id,
    free: row.free,
    begins: partyBegins(schedule, row.shift),
    minimumAge: row.minimum_age,
    childrenAllowed: row.children_allowed,
    takesPlace: row.takes_place,
  };
}
