import { activities, people, reservations } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import type { Language } from '@dehesa/domain/languages';
import { provinceByName, provinceOfPostalCode } from '@dehesa/domain/places';
import {
  noneUnnamed,
  type Person,
  personFieldNames,
  type QuestionAnswers,
  ReservationStatus,
  type Unnamed,
  unnamedPeople,
} from '@dehesa/domain/reservations';
import { eq, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { idArray } from '../id-array';
import { insertRows, namesOf } from '../json-sql';

export interface NewReservation {
  id: number;
  reference: string;
  activityId: number;
  shiftId: number | null;
  /** Cancelled from the beginning where it comes so from another system. */
  status: ReservationStatus;
  language: Language;
  notes: string;
  /** Of the party (null) and of everybody by position (B73). */
  answers?: ReadonlyMap<number | null, QuestionAnswers>;
  source: 'public' | 'staff';
  collaboratorId: number | null;
  createdBy: number | null;
  /** Null for staff: consents are the visitor's own. */
  consents: { photo: boolean; communications: boolean; textVersion: string; givenAt?: Date } | null;
  /** Whether messages by WhatsApp are wanted. */
  whatsapp?: boolean;
  party: readonly Person[];
  /** Of a group: who else has a place (B83). */
  unnamed?: Unnamed;
  madeAt: Date;
}

// Raw: on the path of every booking, whose cost was measured; ids come of a sequence, which is no table.

/**
 * Which of some activities are suspended. It holds their rows as new reservations will: whoever suspends one waits for
 * these bookings and tells them, or these bookings wait and are refused.
 */
export async function holdActivities(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  ids: readonly number[],
): Promise<ReadonlySet<number>> {
  if (ctx.testing?.skipSuspensionLock === true) return new Set();
  const held = await tx.execute<{ id: number; suspended: boolean }>(sql`
    select id, suspended_at is not null as suspended from activities
    where id = any(${idArray(ids)}) order by id for key share`);
  if (held.length < new Set(ids).size) throw DomainError.of('record.notFound');
  return new Set(held.filter(({ suspended }) => suspended).map(({ id }) => id));
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

/** The next ids, fetched beforehand so that everything that hangs on them can be sent in one go. */
export async function nextReservationIds(tx: ServiceContext['db'], count: number): Promise<number[]> {
  const rows = await tx.execute<{ id: number }>(
    sql`select nextval(pg_get_serial_sequence('reservations', 'id'))::int as id from generate_series(1, ${count}::int)`,
  );
  return rows.map(({ id }) => id);
}

/** What one statement writes besides: named common table expressions, and what is selected behind them. */
export interface Alongside {
  with: readonly SQL[];
  select: SQL;
}

/**
 * Writes reservations with their people, and what is given alongside, in one statement, the same however many there are. It
 * takes no places: `changePlaces` does, last.
 */
export async function insertReservations(
  tx: ServiceContext['db'],
  made: readonly NewReservation[],
  alongside: Alongside = { with: [], select: sql`select id from reservation` },
): Promise<void> {
  await tx.execute(sql`
    with reservation as (${insertRows(reservations, ofReservation, made.map(storedReservation))} returning id),
    person as (${insertPeople(made)})
    ${sql.join(alongside.with.map((expression) => sql`, ${expression}`))}
    ${alongside.select}`);
}

/** The columns of `reservations` that a new one fills. */
const ofReservation = [
  'id',
  'reference',
  'activityId',
  'shiftId',
  'status',
  'partySize',
  'unnamedAdults',
  'unnamedMinors',
  'language',
  'notes',
  'answers',
  'collaboratorId',
  'source',
  'photoConsentAt',
  'privacyAcceptedAt',
  'communicationsConsentAt',
  'whatsappConsentAt',
  'consentTextVersion',
  'waitingSince',
  'confirmedAt',
  'cancelledAt',
  'createdBy',
  'createdAt',
  'updatedAt',
] as const;

/** How many places a party takes (B1, B83). */
export function sizeOf({ party, unnamed = noneUnnamed }: Pick<NewReservation, 'party' | 'unnamed'>): number {
  return party.length + unnamedPeople(unnamed);
}

function storedReservation({ consents, whatsapp, madeAt, party, unnamed = noneUnnamed, ...made }: NewReservation) {
  const when = (condition: boolean | undefined) => (condition === true ? madeAt : null);
  return {
    ...made,
    partySize: sizeOf({ party, unnamed }),
    unnamedAdults: unnamed.adults,
    unnamedMinors: unnamed.minors,
    answers: made.answers?.get(null) ?? null,
    photoConsentAt: when(consents?.photo),
    privacyAcceptedAt: consents?.givenAt ?? when(consents !== null),
    communicationsConsentAt: when(consents?.communications),
    whatsappConsentAt: when(whatsapp),
    consentTextVersion: consents?.textVersion ?? null,
    waitingSince: when(made.status === ReservationStatus.waiting),
    confirmedAt: when(made.status === ReservationStatus.confirmed),
    cancelledAt: when(made.status === ReservationStatus.cancelled),
    createdAt: madeAt,
    updatedAt: madeAt,
  };
}

/** The columns of `people` that a party fills. */
const ofPerson = [
  'position',
  'kind',
  ...personFieldNames,
  'identityKey',
  'country',
  'provinceCode',
  'phonePrefix',
  'emailKey',
] as const;

/** Of an insert that meets a person who is there: all that a party fills, as it is now. */
export const asInserted = namesOf(people, ofPerson, (name) => sql`${name} = excluded.${name}`);

/** The insert of the people of parties, alone or behind a `with`. */
export function insertPeople(
  parties: readonly (Pick<NewReservation, 'id' | 'activityId' | 'party' | 'answers'> & {
    status?: ReservationStatus;
  })[],
): SQL {
  const rows = parties.flatMap(({ id, activityId, party, answers, status }) =>
    party.map((person) => ({
      ...person,
      reservationId: id,
      activityId,
      live: status !== ReservationStatus.cancelled,
      provinceCode: provinceCodeOf(person),
      answers: answers?.get(person.position) ?? null,
    })),
  );
  return insertRows(people, ['reservationId', 'activityId', 'live', ...ofPerson, 'answers'], rows);
}

/** INE code of the province as it was typed, else as the postal code tells; null where neither is known. */
export function provinceCodeOf({ province, postalCode, country }: Person): string | null {
  const named = province === null ? undefined : provinceByName(province, country);
  const zoned = postalCode === null ? undefined : provinceOfPostalCode(postalCode, country);
  return (named ?? zoned)?.code ?? null;
}
