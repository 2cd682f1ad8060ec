import { type ReservationStatus, showReference } from '@dehesa/domain/reservations';
import { type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { fileUrl } from '../files';
import { idArray } from '../id-array';

/** A reservation that came through a collaborator, or was shown at its checkpoint. */
export interface CollaboratorRecord {
  collaboratorId: number;
  /** The reservation's. */
  id: number;
  reference: string;
  status: ReservationStatus;
  firstName: string;
  lastName: string;
  locality: string;
  province: string;
  email: string;
  phone: string;
  companions: { firstName: string; lastName: string }[];
  partySize: number;
  shift: string | null;
  activity: { id: number; title: { es: string; pt: string }; date: string; imageUrl: string | null };
  bookedAt: Date;
  /** When it was shown at this collaborator's checkpoint; null for a booking that was not. */
  visitedAt: Date | null;
}

interface Row extends Record<string, unknown> {
  collaborator_id: number;
  id: number;
  reference: string;
  reference_prefix: string;
  status: ReservationStatus;
  first_name: string;
  last_name: string;
  locality: string;
  province: string;
  email: string;
  phone: string;
  companions: { firstName: string; lastName: string }[] | null;
  party_size: number;
  shift: string | null;
  activity_id: number;
  title_es: string;
  title_pt: string;
  date: string;
  storage_key: string | null;
  booked_ms: number;
  visited_ms: number | null;
}

export interface RecordsWanted {
  /** Early bookings, the latest first, or visits, the latest first. */
  kind: 'bookings' | 'visits';
  collaboratorIds: readonly number[];
  /** Of each collaborator. */
  limit: number;
  offset?: number;
  /** A condition on `activities`: what lies beyond it does not exist (B21). */
  reach: SQL;
}

/** The keys of what is wanted; a page of each collaborator by an index of its own, before anything else is read. */
function pageOf({ kind, limit, offset = 0, reach }: RecordsWanted): SQL {
  return kind === 'bookings'
    ? sql`
      select r.id as reservation_id, r.created_at as at
      from reservations r
      join activities on activities.id = r.activity_id and ${reach}
      where r.collaborator_id = wanted.id and r.status <> 4
      order by r.created_at desc, r.id desc
      limit ${limit} offset ${offset}`
    : sql`
      select r.id as reservation_id, v.visited_at as at
      from visits v
      join reservations r on r.id = v.reservation_id and r.status <> 4
      join activities on activities.id = r.activity_id and ${reach}
      where v.collaborator_id = wanted.id
      order by v.visited_at desc, v.id desc
      limit ${limit} offset ${offset}`;
}

const millis = (instant: SQL) => sql`(extract(epoch from ${instant}) * 1000)::float8`;

/** What came through collaborators, without what was cancelled (B18): for staff and for the collaborator's own page. */
export async function collaboratorRecords(
  db: ServiceContext['db'],
  wanted: RecordsWanted,
): Promise<CollaboratorRecord[]> {
  if (wanted.collaboratorIds.length === 0) return [];
  const rows = await db.execute<Row>(sql`
    select wanted.id as collaborator_id, r.id, r.reference, t.reference_prefix, r.status, booker.first_name,
      booker.last_name, coalesce(booker.locality, '') as locality, coalesce(booker.province, '') as province,
      coalesce(booker.email, '') as email,
      trim(coalesce(booker.phone_prefix, '') || ' ' || coalesce(booker.phone, '')) as phone, party.companions,
      r.party_size, s.name as shift, a.id as activity_id, es.title as title_es,
      coalesce(nullif(pt.title, ''), es.title) as title_pt, a.date::text as date, f.storage_key,
      ${millis(sql`r.created_at`)} as booked_ms, ${millis(sql`v.visited_at`)} as visited_ms
    from unnest(${idArray(wanted.collaboratorIds)}) as wanted (id)
    cross join lateral (${pageOf(wanted)}) page
    join reservations r on r.id = page.reservation_id
    join activities a on a.id = r.activity_id
    join territories t on t.id = a.territory_id
    join people booker on booker.reservation_id = r.id and booker.position = 0
    join activity_texts es on es.activity_id = a.id and es.language = 'es'
    left join activity_texts pt on pt.activity_id = a.id and pt.language = 'pt'
    left join shifts s on s.id = r.shift_id
    left join files f on f.id = a.main_image_id
    left join visits v on v.reservation_id = r.id and v.collaborator_id = wanted.id
    cross join lateral (
      select json_agg(json_build_object('firstName', p.first_name, 'lastName', p.last_name) order by p.position) as companions
      from people p where p.reservation_id = r.id and p.position > 0
    ) party
    order by wanted.id, page.at desc, r.id desc`);
  return rows.map((row) => ({
    collaboratorId: row.collaborator_id,
    id: row.id,
    reference: showReference(row.reference, row.reference_prefix),
    status: row.status,
    firstName: row.first_name,
    lastName: row.last_name,
    locality: row.locality,
    province: row.province,
    email: row.email,
    phone: row.phone,
    companions: row.companions ?? [],
    partySize: row.party_size,
    shift: row.shift,
    activity: {
      id: row.activity_id,
      title: { es: row.title_es, pt: row.title_pt },
      date: row.date,
      imageUrl: fileUrl(row.storage_key),
    },
    bookedAt: new Date(row.booked_ms),
    visitedAt: row.visited_ms === null ? null : new Date(row.visited_ms),
  }));
}
