import type { PersonQuery } from '@dehesa/domain/personal-data';
import { type PersonKind, type ReservationStatus, showReference } from '@dehesa/domain/reservations';
import { type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';

/** Everything that a row of `people` and its reservation say of the person. */
export interface PersonRecord {
  id: number;
  reservationId: number;
  /** With its territory's prefix (B16). */
  reference: string;
  kind: PersonKind;
  firstName: string;
  lastName: string;
  bookedName: string | null;
  identity: string | null;
  sex: 'F' | 'M' | null;
  birthDate: string | null;
  country: string;
  postalCode: string | null;
  province: string | null;
  locality: string | null;
  phone: string | null;
  email: string | null;
  title: { es: string; pt: string };
  date: string;
  shift: string | null;
  status: ReservationStatus;
  coming: boolean;
  partySize: number;
  language: string;
  /** Only for who wrote them. */
  notes: string;
  consents: Consents;
  bookedAt: Date;
  checkedInAt: Date[];
  /** When the reservation was shown at a collaborator's. */
  visitedAt: Date[];
}

/** When what was agreed to, and to which text. */
export interface Consents {
  privacyAt: Date | null;
  photoAt: Date | null;
  communicationsAt: Date | null;
  whatsappAt: Date | null;
  textVersion: string | null;
}

interface Row extends Record<string, unknown> {
  id: number;
  reservation_id: number;
  reference: string;
  prefix: string;
  kind: PersonKind;
  first_name: string;
  last_name: string;
  booked_name: string | null;
  identity: string | null;
  sex: 'F' | 'M' | null;
  birth_date: string | null;
  country: string;
  postal_code: string | null;
  province: string | null;
  locality: string | null;
  phone: string | null;
  email: string | null;
  title_es: string;
  title_pt: string;
  date: string;
  shift: string | null;
  status: ReservationStatus;
  coming: boolean;
  party_size: number;
  language: string;
  notes: string;
  privacy_ms: number | null;
  photo_ms: number | null;
  communications_ms: number | null;
  whatsapp_ms: number | null;
  text_version: string | null;
  booked_ms: number;
  checked_in: number[];
  visited: number[];
}

/** Rows of `people p` that are of a person. The empty text is nobody's key. */
export function isOf({ email, identity }: PersonQuery): SQL {
  return sql`(p.email_key = nullif(${email}::text, '') or p.identity_key = nullif(${identity}::text, ''))`;
}

const millis = (instant: SQL) => sql`(extract(epoch from ${instant}) * 1000)::float8`;

/** The person's rows in reservations of any state, the latest activities first. */
export async function readPersonRecords(
  db: ServiceContext['db'],
  query: PersonQuery,
  now: Date,
): Promise<PersonRecord[]> {
  const rows = await db.execute<Row>(sql`
    select p.id, p.reservation_id, r.reference, t.reference_prefix as prefix, p.kind, p.first_name, p.last_name,
      p.booked_name, p.identity, p.sex, p.birth_date::text as birth_date, p.country, p.postal_code, p.province, p.locality,
      nullif(trim(coalesce(p.phone_prefix, '') || ' ' || coalesce(p.phone, '')), coalesce(p.phone_prefix, '')) as phone,
      p.email, es.title as title_es, coalesce(nullif(pt.title, ''), es.title) as title_pt, a.date::text as date,
      s.name as shift, r.status, (r.status <> 4 and a.ends_at > ${now.toISOString()}::timestamptz) as coming,
      r.party_size, r.language, case when p.position = 0 then r.notes else '' end as notes,
      ${millis(sql`r.privacy_accepted_at`)} as privacy_ms, ${millis(sql`r.photo_consent_at`)} as photo_ms,
      ${millis(sql`r.communications_consent_at`)} as communications_ms,
      ${millis(sql`r.whatsapp_consent_at`)} as whatsapp_ms, r.consent_text_version as text_version,
      ${millis(sql`r.created_at`)} as booked_ms,
      coalesce((select json_agg(${millis(sql`c.checked_in_at`)} order by c.checked_in_at)
        from attendance c where c.person_id = p.id and c.undone_at is null), '[]') as checked_in,
      coalesce((select json_agg(${millis(sql`v.visited_at`)} order by v.visited_at)
        from visits v where v.reservation_id = r.id), '[]') as visited
    from people p
    join reservations r on r.id = p.reservation_id
    join activities a on a.id = r.activity_id
    join territories t on t.id = a.territory_id
    left join shifts s on s.id = r.shift_id
    join activity_texts es on es.activity_id = a.id and es.language = 'es'
    left join activity_texts pt on pt.activity_id = a.id and pt.language = 'pt'
    where ${isOf(query)}
    order by a.date desc, p.id desc
    limit 2000`);
  return rows.map(fromRow);
}

function fromRow(row: Row): PersonRecord {
  const instant = (ms: number | null) => (ms === null ? null : new Date(ms));
  return {
    id: row.id,
    reservationId: row.reservation_id,
    reference: showReference(row.reference, row.prefix),
    kind: row.kind,
    firstName: row.first_name,
    lastName: row.last_name,
    bookedName: row.booked_name,
    identity: row.identity,
    sex: row.sex,
    birthDate: row.birth_date,
    country: row.country,
    postalCode: row.postal_code,
    province: row.province,
    locality: row.locality,
    phone: row.phone,
    email: row.email,
    title: { es: row.title_es, pt: row.title_pt },
    date: row.date,
    shift: row.shift,
    status: row.status,
    coming: row.coming,
    partySize: row.party_size,
    language: row.language,
    notes: row.notes,
    consents: {
      privacyAt: instant(row.privacy_ms),
      photoAt: instant(row.photo_ms),
      communicationsAt: instant(row.communications_ms),
      whatsappAt: instant(row.whatsapp_ms),
      textVersion: row.text_version,
    },
    bookedAt: new Date(row.booked_ms),
    checkedInAt: row.checked_in.map((ms) => new Date(ms)),
    visitedAt: row.visited.map((ms) => new Date(ms)),
  };
}
