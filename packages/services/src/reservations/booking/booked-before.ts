import { type Person, ReservationStatus, type TakenKeys } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { idArray } from '../../id-array';
import { millis } from '../../json-sql';

/** What live reservations say about the people of a party. */
export interface BookedBefore {
  /** Emails and documents that hold a place in this activity already (B13). */
  taken: TakenKeys;
  /** Documents that hold a place in another activity on the same date. */
  sameDate: ReadonlySet<string>;
  /** Coming reservations by document. */
  coming: ReadonlyMap<string, number>;
}

/** A party that wants to come to an activity, now. */
export interface Wish {
  activity: { id: number; date: string };
  party: readonly Pick<Person, 'identityKey' | 'emailKey'>[];
  now: Date;
}

/** The same for one party; `exceptReservationId` leaves out the reservation being edited. */
export async function readBookedBefore(
  tx: ServiceContext['db'],
  activity: Wish['activity'],
  party: Wish['party'],
  now: Date,
  exceptReservationId: number | null = null,
): Promise<BookedBefore> {
  const wish = { activity, party, now };
  return bookedBefore(wish, await readBookings(tx, [wish], exceptReservationId));
}

/** Reads it for many parties in one statement. */
export async function readBookedBeforeEach(tx: ServiceContext['db'], wishes: readonly Wish[]): Promise<BookedBefore[]> {
  const bookings = await readBookings(tx, wishes, null);
  return wishes.map((wish) => bookedBefore(wish, bookings));
}

interface Booking extends Record<string, unknown> {
  identity: string | null;
  email: string | null;
  activityId: number;
  date: string;
  endsAt: number;
  status: ReservationStatus;
}

/**
 * What anybody of these parties has live: every place by document, and by email those in the activities that are wished
 * for. Arrays and `is not null` are what the partial indexes need: with `in (select …)` every booking would read the whole
 * table.
 */
async function readBookings(
  tx: ServiceContext['db'],
  wishes: readonly Wish[],
  exceptReservationId: number | null,
): Promise<Booking[]> {
  const people = wishes.flatMap(({ party }) => party);
  const identities = JSON.stringify(people.flatMap((person) => person.identityKey ?? []));
  const emails = JSON.stringify(people.flatMap((person) => person.emailKey ?? []));
  // Raw: on the path of every booking, whose cost was measured.
  return tx.execute<Booking>(sql`
    select p.identity_key as identity, null as email, p.activity_id as "activityId", a.date::text as date,
      ${millis(sql`a.ends_at`)} as "endsAt", r.status
    from people p
    join reservations r on r.id = p.reservation_id
    join activities a on a.id = p.activity_id
    where p.live and p.identity_key is not null
      and p.identity_key = any(array(select json_array_elements_text(${identities}::text::json)))
      and p.reservation_id is distinct from ${exceptReservationId}::int
    union all
    select null, p.email_key, p.activity_id, '', 0, 0
    from people p
    where p.live and p.activity_id = any(${idArray(wishes.map(({ activity }) => activity.id))})
      and p.email_key is not null
      and p.email_key = any(array(select json_array_elements_text(${emails}::text::json)))
      and p.reservation_id is distinct from ${exceptReservationId}::int`);
}

function bookedBefore({ activity, party, now }: Wish, bookings: readonly Booking[]): BookedBefore {
  const documents = new Set(party.map((person) => person.identityKey));
  const own = bookings.filter(({ identity }) => identity !== null && documents.has(identity));
  const documentsOf = (found: readonly Booking[]) => new Set(found.flatMap(({ identity }) => identity ?? []));
  const isHere = ({ activityId }: Booking) => activityId === activity.id;
  const holdsPlace = ({ status }: Booking) =>
    status === ReservationStatus.pending || status === ReservationStatus.confirmed;
  const coming = new Map<string, number>();
  for (const { identity, endsAt } of own)
    if (identity !== null && endsAt > now.getTime()) coming.set(identity, (coming.get(identity) ?? 0) + 1);
  return {
    taken: {
      emails: new Set(bookings.filter(isHere).flatMap(({ email }) => email ?? [])),
      identities: documentsOf(own.filter(isHere)),
    },
    sameDate: documentsOf(own.filter((row) => !isHere(row) && row.date === activity.date && holdsPlace(row))),
    coming,
  };
}
