import { activities, outingSuspensions, people, reservations, shifts } from '@dehesa/db/schema';
import { type MovingParty, SuspensionReason } from '@dehesa/domain/outings';
import { type PersonAge, ReservationStatus } from '@dehesa/domain/reservations';
import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { spokenLanguage } from '../configuration/read/spoken-language';
import type { ServiceContext } from '../context';
import { idArray } from '../id-array';
import { jsonObject } from '../json-sql';
import type { LockedReservation } from '../reservations/index';
import { booker, ofBooker } from '../reservations/read/booker';
import { bookerWhatsapp, party, unnamed } from '../reservations/read/people';
import { holdsPlaces, isLive } from '../reservations/read/states';

/** A reservation that a suspension concerns, with what its message and its other date need. */
export interface AffectedParty extends LockedReservation, Omit<MovingParty, 'barredFrom'> {
  /** Dates that somebody of it is booked for already. */
  bookedOn: readonly number[];
  /** Days on which the booker holds places in another activity. */
  bookedDays: readonly string[];
  /** Of everybody in it, the booker first. */
  ages: readonly PersonAge[];
  /** The outing is the other date of one that was suspended before, to which it belongs still: why that one was. */
  before: SuspensionReason | null;
}

/**
 * Everybody whom it concerns that an outing does not take place: who has a live reservation of it, then those of an outing
 * that was suspended before, for whom places are held on this one or who were offered no other date that still takes
 * place; each in order of booking. To change them the caller locks the rows first (`lockParties`): what it waited for is
 * then read too.
 */
export async function readParties(
  db: ServiceContext['db'],
  activityId: number,
  dates: readonly number[],
  now: Date,
): Promise<AffectedParty[]> {
  const rows = await db
    .select({
      id: reservations.id,
      reservationId: reservations.id,
      reference: reservations.reference,
      activityId: reservations.activityId,
      shiftId: reservations.shiftId,
      shift: shifts.name,
      status: reservations.status,
      partySize: reservations.partySize,
      unnamed,
      people: reservations.partySize,
      language: spokenLanguage(reservations.language),
      territoryId: activities.territoryId,
      companyId: activities.companyId,
      offeredPlaces: reservations.offeredPlaces,
      whatsappWanted: sql<boolean>`${reservations.whatsappConsentAt} is not null`,
      booker: {
        firstName: booker.firstName,
        lastName: booker.lastName,
        email: booker.email,
        whatsapp: bookerWhatsapp,
      },
      bookedOn: bookedOn(dates),
      bookedDays,
      ages: party(agesOfPeople),
      before: outingSuspensions.reason,
    })
    .from(reservations)
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .innerJoin(booker, ofBooker)
    .leftJoin(shifts, eq(shifts.id, reservations.shiftId))
    .leftJoin(
      outingSuspensions,
      and(eq(outingSuspensions.activityId, reservations.activityId), ne(reservations.activityId, activityId)),
    )
    .where(concerned(activityId, now))
    .orderBy(ne(reservations.activityId, activityId), reservations.createdAt, reservations.id);
  return rows.map((row) => ({
    ...row,
    // It is over for its waiting list: nobody is promoted in it.
    waitingListMode: 'none',
    confirmsAtOnce: false,
    // Those of the outing itself have no move yet.
    suspended: row.before !== null,
    before: row.before === null ? null : SuspensionReason.parse(row.before),
  }));
}

/** Holds their rows until the commit. The caller holds the outing's: nobody else is offered it meanwhile. */
export async function lockParties(tx: ServiceContext['db'], activityId: number, now: Date): Promise<void> {
  await tx
    .select({ id: reservations.id })
    .from(reservations)
    .where(concerned(activityId, now))
    .orderBy(reservations.id)
    .for('update');
}

/** Those that `readParties` tells of. */
function concerned(activityId: number, now: Date): SQL {
  const at = sql`${now.toISOString()}::timestamptz`;
  return sql`${reservations.id} in (
    select r.id from ${reservations} r where r.activity_id = ${activityId} and ${isLive(sql`r.status`)}
    union all
    select m.reservation_id from outing_moves m
    where m.status = 'open' and m.expires_at > ${at} and (m.held_activity_id = ${activityId} or m.held_activity_id is null
      and exists (select from outing_dates d where d.suspension_id = m.suspension_id and d.activity_id = ${activityId})
      and not exists (
        select from outing_dates d join activities o on o.id = d.activity_id
        where d.suspension_id = m.suspension_id and d.activity_id <> ${activityId} and not o.hidden
          and o.suspended_at is null and o.ends_at > ${at})))`;
}

const other = alias(people, 'other');
const agesOfPeople = jsonObject({ position: people.position, kind: people.kind, birthDate: people.birthDate });

/** The dates that somebody of the party has a live reservation for already: they could not take it (B13). */
function bookedOn(dates: readonly number[]): SQL<number[]> {
  if (dates.length === 0) return sql`'{}'::int[]`;
  return sql`array(
    select distinct ${other.activityId} from ${people}
    join ${people} ${other} on ${other.live} and ${other.activityId} = any(${idArray(dates)})
      and (${eq(other.identityKey, people.identityKey)} or ${eq(other.emailKey, people.emailKey)})
    where ${eq(people.reservationId, reservations.id)})`;
}

const otherReservation = alias(reservations, 'other_reservation');
const otherActivity = alias(activities, 'other_activity');

/** As `takeOtherDate` will read them: who has places in one activity of a day takes none in another (B13). */
const bookedDays = sql<string[]>`array(
  select distinct ${otherActivity.date}::text from ${people} ${other}
  join ${reservations} ${otherReservation} on ${eq(otherReservation.id, other.reservationId)}
    and ${holdsPlaces(otherReservation.status)}
  join ${activities} ${otherActivity} on ${eq(otherActivity.id, other.activityId)}
  where ${other.live} and ${eq(other.identityKey, booker.identityKey)} and ${ne(other.reservationId, reservations.id)})`;

/** Pending and confirmed ones may go on another date; who waits has no places to go with (B2). */
export function mayMove({ status }: Pick<AffectedParty, 'status'>): boolean {
  return status === ReservationStatus.pending || status === ReservationStatus.confirmed;
}
