import type { TerritoryId } from '@dehesa/domain/access';
import type { Language } from '@dehesa/domain/languages';
import { type PersonKind, type ReservationStatus, showReference } from '@dehesa/domain/reservations';
import { type SQL, sql } from 'drizzle-orm';
import { reachableActivities } from '../activity-scope';
import type { ServiceContext } from '../context';
import { fileUrl } from '../files/index';

/** Booker (position 0) or companion (its slot from 1) as staff see them. */
export interface ReservationPerson {
  id: number;
  position: number;
  kind: PersonKind;
  firstName: string;
  lastName: string;
  /** Null as well in lists that need no documents. */
  identity: string | null;
  sex: 'F' | 'M' | null;
  /** Null as well in lists that need no documents. */
  birthDate: string | null;
  postalCode: string | null;
  province: string | null;
  locality: string | null;
  phonePrefix: string | null;
  phone: string | null;
  email: string | null;
  checkedIn: boolean;
}

/** What a reservation tells of its activity. */
export interface ReservedActivity {
  id: number;
  slug: string;
  /** The Portuguese title where there is none is the Spanish one. */
  title: { es: string; pt: string };
  territoryId: TerritoryId;
  territory: { es: string; pt: string };
  date: string;
  startTime: string | null;
  endTime: string | null;
  imageUrl: string | null;
}

/** A reservation as staff see it, with everybody in it. */
export interface ReservationRow {
  id: number;
  /** With its territory's prefix (B16). */
  reference: string;
  status: ReservationStatus;
  language: Language;
  notes: string;
  source: 'public' | 'staff';
  shift: { id: number; name: string } | null;
  collaborator: { id: number; name: string } | null;
  activity: ReservedActivity;
  /** The booker first, then the companions by slot. */
  people: ReservationPerson[];
  /** Everybody in it was checked in (B20). */
  checkedIn: boolean;
  createdAt: Date;
  waitingSince: Date | null;
  /** The booker wants messages by WhatsApp too. */
  whatsapp: boolean;
}

interface Row extends Record<string, unknown> {
  id: number;
  reference: string;
  status: ReservationStatus;
  language: Language;
  notes: string;
  source: 'public' | 'staff';
  shift_id: number | null;
  shift_name: string | null;
  collaborator_id: number | null;
  collaborator_name: string | null;
  created_ms: number;
  waiting_ms: number | null;
  whatsapp: boolean;
  activity_id: number;
  slug: string;
  title_es: string;
  title_pt: string;
  territory_id: TerritoryId;
  territory_es: string;
  territory_pt: string;
  reference_prefix: string;
  date: string;
  start_time: string | null;
  end_time: string | null;
  storage_key: string | null;
  people: ReservationPerson[];
}

const millis = (instant: SQL) => sql`(extract(epoch from ${instant}) * 1000)::float8`;

/** The tables that `where` and `order` of `selectReservations` may name, limited to the actor's reach (B21). */
export function reachableReservations(ctx: ServiceContext): SQL {
  return sql`reservations r
    join activities on activities.id = r.activity_id and ${reachableActivities(ctx.actor)}
    join people booker on booker.reservation_id = r.id and booker.position = 0
    left join shifts s on s.id = r.shift_id`;
}

export interface ReservationSelection {
  where: SQL;
  order: SQL;
  limit: number;
  offset?: number;
  /** With identity documents and birth dates, for who is to read or change them; the audit log has to know (B46). */
  documents?: boolean;
}

/** Reservations in the actor's reach with activity and people, in one statement. */
export async function selectReservations(
  ctx: ServiceContext,
  { where, order, limit, offset = 0, documents = false }: ReservationSelection,
): Promise<ReservationRow[]> {
  const identity = documents ? sql`p.identity` : sql`null`;
  const birthDate = documents ? sql`p.birth_date` : sql`null`;
  const rows = await ctx.db.execute<Row>(sql`
    select r.id, r.reference, r.status, r.language, r.notes, r.source, r.shift_id, s.name as shift_name,
      r.collaborator_id, coalesce(nullif(c.company_name, ''), trim(c.first_name || ' ' || c.last_name)) as collaborator_name,
      ${millis(sql`r.created_at`)} as created_ms, ${millis(sql`r.waiting_since`)} as waiting_ms,
      r.whatsapp_consent_at is not null as whatsapp, activities.id as activity_id, activities.slug, es.title as title_es,
      coalesce(nullif(pt.title, ''), es.title) as title_pt, activities.territory_id,
      t.name_es as territory_es, t.name_pt as territory_pt, t.reference_prefix,
      activities.date::text as date, to_char(activities.start_time, 'HH24:MI') as start_time,
      to_char(activities.end_time, 'HH24:MI') as end_time, f.storage_key, party.people
    from ${reachableReservations(ctx)}
    join territories t on t.id = activities.territory_id
    join activity_texts es on es.activity_id = activities.id and es.language = 'es'
    left join activity_texts pt on pt.activity_id = activities.id and pt.language = 'pt'
    left join users c on c.id = r.collaborator_id
    left join files f on f.id = activities.main_image_id
    cross join lateral (
      select json_agg(json_build_object('id', p.id, 'position', p.position, 'kind', p.kind, 'firstName', p.first_name,
        'lastName', p.last_name, 'identity', ${identity}, 'sex', p.sex, 'birthDate', ${birthDate},
        'postalCode', p.postal_code, 'province', p.province, 'locality', p.locality, 'phonePrefix', p.phone_prefix,
        'phone', p.phone, 'email', p.email, 'checkedIn', exists (
          select from attendance a where a.person_id = p.id and a.undone_at is null)) order by p.position) as people
      from people p where p.reservation_id = r.id
    ) party
    where ${where}
    order by ${order}
    limit ${limit} offset ${offset}`);
  return rows.map(fromRow);
}

/** How many reservations, and people in them, a condition finds in the actor's reach. */
export async function countReservations(
  ctx: ServiceContext,
  where: SQL,
): Promise<{ reservations: number; people: number }> {
  const [row] = await ctx.db.execute<{ reservations: number; people: number }>(sql`
    select count(*)::int as reservations, coalesce(sum(r.party_size), 0)::int as people
    from ${reachableReservations(ctx)}
    where ${where}`);
  return row ?? { reservations: 0, people: 0 };
}

function fromRow(row: Row): ReservationRow {
  return {
    id: row.id,
    reference: showReference(row.reference, row.reference_prefix),
    status: row.status,
    language: row.language,
    notes: row.notes,
    source: row.source,
    shift: row.shift_id === null ? null : { id: row.shift_id, name: row.shift_name ?? '' },
    collaborator: row.collaborator_id === null ? null : { id: row.collaborator_id, name: row.collaborator_name ?? '' },
    activity: {
      id: row.activity_id,
      slug: row.slug,
      title: { es: row.title_es, pt: row.title_pt },
      territoryId: row.territory_id,
      territory: { es: row.territory_es, pt: row.territory_pt },
      date: row.date,
      startTime: row.start_time,
      endTime: row.end_time,
      imageUrl: fileUrl(row.storage_key),
    },
    people: row.people,
    checkedIn: row.people.every((person) => person.checkedIn),
    createdAt: new Date(row.created_ms),
    waitingSince: row.waiting_ms === null ? null : new Date(row.waiting_ms),
    whatsapp: row.whatsapp,
  };
}
