import { DomainError } from '@dehesa/domain/errors';
import {
  type ReadingKind,
  ReadingsInput,
  readReference,
  ReservationStatus,
  showReference,
} from '@dehesa/domain/reservations';
import { type SQL, sql } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { matches } from '../../search';

/** Who was read when, by whom and where (B43). */
export interface Reading {
  kind: ReadingKind;
  /** Unique among those of its kind. */
  id: number;
  at: Date;
  /** The person that was checked in, or who booked what was shown; empty once it was erased (B46). */
  firstName: string;
  lastName: string;
  reservationId: number;
  /** With its prefix (B16). */
  reference: string;
  shift: string | null;
  /** 1 for a person, the party for a visit. */
  people: number;
  /** Who checked the person in, where that is known. */
  by: string | null;
  /** The device it was done with, as its owner calls it; the collaborator of a visit. */
  place: string | null;
}

export interface Readings {
  activity: { id: number; title: { es: string; pt: string }; date: string; startTime: string | null };
  /** Whatever was searched for. */
  totals: { present: number; confirmed: number; visits: number };
  rows: Reading[];
  /** Of those that were searched for. */
  total: number;
}

interface Row extends Record<string, unknown> {
  kind: ReadingKind;
  id: number;
  at_ms: number;
  first_name: string;
  last_name: string;
  reservation_id: number;
  reference: string;
  shift: string | null;
  people: number;
  by: string | null;
  place: string | null;
}

interface Head extends Record<string, unknown> {
  id: number;
  title_es: string;
  title_pt: string;
  date: string;
  start_time: string | null;
  prefix: string;
  present: number;
  confirmed: number;
  visits: number;
}

/** A page of an activity's readings, the latest first; what the actor does not reach does not exist for it (B21, B22). */
export async function listReadings(ctx: ServiceContext, raw: ReadingsInput): Promise<Readings> {
  const actor = authorize(ctx, 'reservations.manage');
  const input = ReadingsInput.parse(raw);
  const [head] = await ctx.db.execute<Head>(headOf(input.activityId, reachableActivities(actor)));
  if (!head) throw DomainError.of('record.notFound');
  const found = readingsOf(input);
  const [[counted], rows] = await Promise.all([
    ctx.db.execute<{ total: number }>(sql`select count(*)::int as total from (${found}) found`),
    ctx.db.execute<Row>(sql`${found} order by at_ms desc, kind, id desc
      limit ${input.pageSize}::int offset ${input.pageIndex * input.pageSize}::int`),
  ]);
  const { id, date, title_es: es, title_pt: pt, start_time: startTime, present, confirmed, visits } = head;
  return {
    activity: { id, title: { es, pt }, date, startTime },
    totals: { present, confirmed, visits },
    total: counted?.total ?? 0,
    rows: rows.map((row) => ({
      kind: row.kind,
      id: row.id,
      at: new Date(row.at_ms),
      firstName: row.first_name,
      lastName: row.last_name,
      reservationId: row.reservation_id,
      reference: showReference(row.reference, head.prefix),
      shift: row.shift,
      people: row.people,
      by: row.by,
      place: row.place,
    })),
  };
}

function headOf(activityId: number, reach: SQL): SQL {
  return sql`
    select activities.id, es.title as title_es, coalesce(nullif(pt.title, ''), es.title) as title_pt,
      activities.date::text as date, to_char(activities.start_time, 'HH24:MI') as start_time,
      t.reference_prefix as prefix,
      (select count(*)::int from attendance a join reservations r on r.id = a.reservation_id
        where r.activity_id = activities.id and r.status <> ${ReservationStatus.cancelled} and a.undone_at is null) as present,
      (select coalesce(sum(r.party_size), 0)::int from reservations r
        where r.activity_id = activities.id and r.status = ${ReservationStatus.confirmed}) as confirmed,
      (select count(*)::int from visits v join reservations r on r.id = v.reservation_id
        where r.activity_id = activities.id and r.status <> ${ReservationStatus.cancelled}) as visits
    from activities
    join territories t on t.id = activities.territory_id
    join activity_texts es on es.activity_id = activities.id and es.language = 'es'
    left join activity_texts pt on pt.activity_id = activities.id and pt.language = 'pt'
    where activities.id = ${activityId} and ${reach}`;
}

const calledAs = (user: SQL) =>
  sql`coalesce(nullif(trim(${user}.first_name || ' ' || ${user}.last_name), ''), nullif(${user}.company_name, ''), ${user}.email)`;

/** Both kinds as one list. Who was unticked again is not there any more, and what was cancelled is in no list (B18). */
function readingsOf({ activityId, kind, search }: ReadingsInput): SQL {
  const named = (person: SQL) =>
    search === ''
      ? sql`true`
      : sql`(${matches(sql`${person}.first_name || ' ' || ${person}.last_name`, search)}
          or r.reference = ${readReference(search)})`;
  const attendance = sql`
    select 'attendance' as kind, a.id, (extract(epoch from a.checked_in_at) * 1000)::float8 as at_ms, p.first_name,
      p.last_name, r.id as reservation_id, r.reference, s.name as shift, 1 as people,
      ${calledAs(sql`guide`)} as by, nullif(tick.device, '') as place
    from reservations r
    join attendance a on a.reservation_id = r.id and a.undone_at is null
    join people p on p.id = a.person_id
    left join shifts s on s.id = r.shift_id
    left join users guide on guide.id = a.checked_in_by
    left join check_in_ticks tick on tick.nonce = a.nonce
    where r.activity_id = ${activityId} and r.status <> ${ReservationStatus.cancelled} and ${named(sql`p`)}`;
  const visits = sql`
    select 'visit' as kind, v.id, (extract(epoch from v.visited_at) * 1000)::float8 as at_ms, p.first_name,
      p.last_name, r.id as reservation_id, r.reference, s.name as shift, r.party_size::int as people, null as by,
      coalesce(nullif(hotel.company_name, ''), ${calledAs(sql`hotel`)}) as place
    from reservations r
    join visits v on v.reservation_id = r.id
    join people p on p.reservation_id = r.id and p.position = 0
    left join shifts s on s.id = r.shift_id
    left join users hotel on hotel.id = v.collaborator_id
    where r.activity_id = ${activityId} and r.status <> ${ReservationStatus.cancelled} and ${named(sql`p`)}`;
  if (kind === 'attendance') return attendance;
  return kind === 'visit' ? visits : sql`${attendance} union all ${visits}`;
}
