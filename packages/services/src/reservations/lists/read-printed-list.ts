import { DomainError } from '@dehesa/domain/errors';
import { ReservationStatus, showReference } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { idArray } from '../../id-array';

/** The head of a printed list. */
export interface PrintedActivity {
  id: number;
  /** The Portuguese title where there is none is the Spanish one. */
  title: { es: string; pt: string };
  municipality: string;
  meetingPoint: string;
  territory: { es: string; pt: string };
  date: string;
  startTime: string | null;
  endTime: string | null;
  /** Of all shifts together (B3). */
  capacity: number;
  capacityOfShift: number;
  shifts: number;
}

/** A line of a list: one person, a companion right below its booker. */
export interface PrintedPerson {
  reservationId: number;
  /** With its territory's prefix (B16). */
  reference: string;
  status: ReservationStatus;
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
  province: string;
  locality: string;
}

/** The people of one shift; `shift` null where the activity has none. */
export interface PrintedShift {
  shift: string | null;
  people: PrintedPerson[];
}

export interface PrintedList {
  activity: PrintedActivity;
  /** Only shifts that somebody is on the list of, in their order. */
  shifts: PrintedShift[];
  reservations: number;
  people: number;
}

interface HeadRow extends Record<string, unknown> {
  id: number;
  title_es: string;
  title_pt: string;
  municipality: string;
  meeting_point: string;
  territory_es: string;
  territory_pt: string;
  reference_prefix: string;
  date: string;
  start_time: string | null;
  end_time: string | null;
  capacity: number;
  capacity_of_shift: number;
  shifts: number;
}

interface PersonRow extends Record<string, unknown> {
  id: number;
  reference: string;
  status: ReservationStatus;
  shift_id: number | null;
  shift: string | null;
  first_name: string;
  last_name: string;
  phone: string;
  email: string;
  province: string;
  locality: string;
}

/**
 * Everybody in the reservations of an activity that are in these states, as lists are printed: by shift, then by when
 * the reservation was made, companions after their booker (B57). Who only waits comes in the order of the
 * waiting list (B19). Within the actor's reach (B21, B22).
 */
export async function readPrintedList(
  ctx: ServiceContext,
  activityId: number,
  statuses: readonly ReservationStatus[],
): Promise<PrintedList> {
  authorize(ctx, 'reservations.manage');
  const head = await readHead(ctx, activityId);
  const queued = statuses.every((status) => status === ReservationStatus.waiting);
  const since = queued ? sql`r.waiting_since` : sql`r.created_at`;
  const rows = await ctx.db.execute<PersonRow>(sql`
    select r.id, r.reference, r.status, r.shift_id, s.name as shift, p.first_name, p.last_name,
      coalesce(nullif(trim(coalesce(p.phone_prefix, '') || ' ' || p.phone), ''), '') as phone,
      coalesce(p.email, '') as email, coalesce(p.province, '') as province, coalesce(p.locality, '') as locality
    from reservations r
    join people p on p.reservation_id = r.id
    left join shifts s on s.id = r.shift_id
    where r.activity_id = ${activityId} and r.status = any(${idArray(statuses)})
    order by s.position nulls first, ${since}, r.id, p.position`);
  return {
    activity: activityOf(head),
    shifts: byShift(rows, head.reference_prefix),
    reservations: new Set(rows.map(({ id }) => id)).size,
    people: rows.length,
  };
}

async function readHead(ctx: ServiceContext, activityId: number): Promise<HeadRow> {
  const [row] = await ctx.db.execute<HeadRow>(sql`
    select activities.id, es.title as title_es, coalesce(nullif(pt.title, ''), es.title) as title_pt,
      activities.municipality, activities.meeting_point, t.name_es as territory_es, t.name_pt as territory_pt,
      t.reference_prefix, activities.date::text as date, to_char(activities.start_time, 'HH24:MI') as start_time,
      to_char(activities.end_time, 'HH24:MI') as end_time, places.capacity,
      activities.capacity as capacity_of_shift, places.shifts
    from activities
    join activity_texts es on es.activity_id = activities.id and es.language = 'es'
    left join activity_texts pt on pt.activity_id = activities.id and pt.language = 'pt'
    join territories t on t.id = activities.territory_id
    cross join lateral (
      select coalesce(sum(capacity), 0)::int as capacity, count(*) filter (where shift_id <> 0)::int as shifts
      from shift_places where activity_id = activities.id
    ) places
    where activities.id = ${activityId} and ${reachableActivities(ctx.actor)}`);
  if (!row) throw DomainError.of('record.notFound');
  return row;
}

function activityOf(row: HeadRow): PrintedActivity {
  return {
    id: row.id,
    title: { es: row.title_es, pt: row.title_pt },
    municipality: row.municipality,
    meetingPoint: row.meeting_point,
    territory: { es: row.territory_es, pt: row.territory_pt },
    date: row.date,
    startTime: row.start_time,
    endTime: row.end_time,
    capacity: row.capacity,
    capacityOfShift: row.capacity_of_shift,
    shifts: row.shifts,
  };
}

/** Rows that come ordered by shift, in their groups. */
function byShift(rows: readonly PersonRow[], prefix: string): PrintedShift[] {
  const groups = new Map<number, PrintedShift>();
  for (const row of rows) {
    const key = row.shift_id ?? 0;
    const group = groups.get(key) ?? { shift: row.shift, people: [] };
    groups.set(key, group);
    group.people.push({
      reservationId: row.id,
      reference: showReference(row.reference, prefix),
      status: row.status,
      firstName: row.first_name,
      lastName: row.last_name,
      phone: row.phone,
      email: row.email,
      province: row.province,
      locality: row.locality,
    });
  }
  return [...groups.values()];
}
