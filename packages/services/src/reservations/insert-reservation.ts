import { activities, people } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import type { Language } from '@dehesa/domain/languages';
import { provinceByName, provinceOfPostalCode } from '@dehesa/domain/places';
import { type Person, personFieldNames, type ReservationStatus } from '@dehesa/domain/reservations';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';

export interface NewReservation {
  id: number;
  reference: string;
  activityId: number;
  shiftId: number | null;
  status: Exclude<ReservationStatus, 4>;
  language: Language;
  notes: string;
  source: 'public' | 'staff';
  collaboratorId: number | null;
  createdBy: number | null;
  /** Null for staff: consents are the visitor's own. */
  consents: { photo: boolean; communications: boolean; textVersion: string } | null;
  /** Whether messages by WhatsApp are wanted. */
  whatsapp?: boolean;
  party: readonly Person[];
}

// Raw: on the path of every booking, whose cost was measured; ids come of a sequence, which is no table.

/**
 * The next id for a new reservation of an activity, null where it is suspended. It holds the activity's row as the new rows
 * will: whoever suspends the activity waits for this booking and tells it, or this booking waits and is refused.
 */
export async function nextReservationOf(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  activityId: number,
): Promise<number | null> {
  if (ctx.testing?.skipSuspensionLock === true) return nextReservationId(tx);
  const [row] = await tx.execute<{ id: number; suspended: boolean }>(sql`
    select nextval(pg_get_serial_sequence('reservations', 'id'))::int as id, suspended_at is not null as suspended
    from activities where id = ${activityId} for key share`);
  if (!row) throw DomainError.of('record.notFound');
  return row.suspended ? null : row.id;
}

/** The same for a reservation that is moved there. */
export async function assertNotSuspended(tx: ServiceContext['db'], activityId: number): Promise<void> {
  const [row] = await tx
    .select({ suspendedAt: activities.suspendedAt })
    .from(activities)
    .where(eq(activities.id, activityId))
    .for('key share');
  if (row && row.suspendedAt !== null) throw DomainError.of('activities.suspended');
}

/** The next id, fetched beforehand so that everything that hangs on it can be sent in one go. */
export async function nextReservationId(tx: ServiceContext['db']): Promise<number> {
  const [row] = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('reservations', 'id'))::int as id`,
  );
  if (!row) throw new Error('the sequence of reservations gave no id');
  return row.id;
}

/** What one statement writes besides: named common table expressions, and what is selected behind them. */
export interface Alongside {
  with: readonly SQL[];
  select: SQL;
}

/**
 * Writes a reservation with its people, and what is given alongside, in one statement. It takes no places:
 * `changePlaces` does, last.
 */
export async function insertReservation(
  tx: ServiceContext['db'],
  reservation: NewReservation,
  now: Date,
  alongside: Alongside = { with: [], select: sql`select id from reservation` },
): Promise<void> {
  const { id, activityId, consents, party, status } = reservation;
  const at = now.toISOString();
  const when = (condition: boolean | undefined) => (condition === true ? at : null);
  await tx.execute(sql`
    with reservation as (
      insert into reservations (id, reference, activity_id, shift_id, status, party_size, language, notes, collaborator_id,
        source, photo_consent_at, privacy_accepted_at, communications_consent_at, whatsapp_consent_at,
        consent_text_version,
        waiting_since, confirmed_at, created_by, created_at, updated_at)
      values (${id}, ${reservation.reference}, ${activityId}, ${reservation.shiftId}::int, ${status}, ${party.length},
        ${reservation.language}, ${reservation.notes}, ${reservation.collaboratorId}::int, ${reservation.source},
        ${when(consents?.photo)}::timestamptz, ${when(consents !== null)}::timestamptz,
        ${when(consents?.communications)}::timestamptz, ${when(reservation.whatsapp)}::timestamptz,
        ${consents?.textVersion ?? null},
        ${when(status === 3)}::timestamptz, ${when(status === 2)}::timestamptz, ${reservation.createdBy}::int,
        ${at}::timestamptz, ${at}::timestamptz)
      returning id
    ),
    person as (${insertPeopleOf(id, activityId, party)})
    ${sql.join(alongside.with.map((expression) => sql`, ${expression}`))}
    ${alongside.select}`);
}

/** The columns of `people` that a party fills. */
const filled = [
  'position',
  'kind',
  ...personFieldNames,
  'identityKey',
  'country',
  'provinceCode',
  'phonePrefix',
  'emailKey',
] as const;
const namesOf = (make: (name: SQL, type: SQL) => SQL) =>
  sql.join(
    filled.map((field) => make(sql`${sql.identifier(people[field].name)}`, sql.raw(people[field].getSQLType()))),
    sql`, `,
  );
const columns = namesOf((name) => name);
const typedColumns = namesOf((name, type) => sql`${name} ${type}`);

/** Of an insert that meets a person who is there: all that a party fills, as it is now. */
export const asInserted = namesOf((name) => sql`${name} = excluded.${name}`);

/** The insert of a party's people, alone or behind a `with`. */
export function insertPeopleOf(reservationId: number, activityId: number, party: readonly Person[]) {
  const rows = party.map((person) => {
    const told: Record<(typeof filled)[number], unknown> = { ...person, provinceCode: provinceCodeOf(person) };
    return Object.fromEntries(filled.map((field) => [people[field].name, told[field]]));
  });
  return sql`
    insert into people (reservation_id, activity_id, ${columns})
    select ${reservationId}::int, ${activityId}::int, ${columns}
    from json_to_recordset(${JSON.stringify(rows)}::text::json) as person (${typedColumns})`;
}

/** INE code of the province as it was typed, else as the postal code tells; null where neither is known. */
export function provinceCodeOf({ province, postalCode, country }: Person): string | null {
  const named = province === null ? undefined : provinceByName(province, country);
  const zoned = postalCode === null ? undefined : provinceOfPostalCode(postalCode, country);
  return (named ?? zoned)?.code ?? null;
}
