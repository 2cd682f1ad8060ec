import type { Language } from '@dehesa/domain/languages';
import type { MovingParty } from '@dehesa/domain/outings';
import { ReservationStatus } from '@dehesa/domain/reservations';
import { type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { idArray } from '../id-array';
import { bookerWhatsapp, type LockedReservation } from '../reservations/index';

/** A reservation of an outing that is suspended, with what its message and its other date need. */
export interface AffectedParty extends LockedReservation, MovingParty {}

interface Row extends Record<string, unknown> {
  id: number;
  reference: string;
  activity_id: number;
  shift_id: number | null;
  status: ReservationStatus;
  party_size: number;
  language: Language;
  offered_places: number;
  whatsapp_wanted: boolean;
  territory_id: number;
  company_id: number | null;
  shift: string | null;
  first_name: string;
  last_name: string;
  email: string | null;
  whatsapp: string | null;
  booked_on: number[];
}

/**
 * Everybody with a live reservation of an outing, in order of booking. To change them the caller locks the rows first, in
 * a statement of its own: what it waited for is then read too.
 */
export async function readParties(
  db: ServiceContext['db'],
  activityId: number,
  dates: readonly number[],
): Promise<AffectedParty[]> {
  const rows = await db.execute<Row>(sql`
    select r.id, r.reference, r.activity_id, r.shift_id, r.status, r.party_size, r.language, r.offered_places,
      r.whatsapp_consent_at is not null as whatsapp_wanted, a.territory_id, a.company_id, s.name as shift, p.first_name,
      p.last_name, p.email, ${bookerWhatsapp} as whatsapp, ${bookedOn(dates)} as booked_on
    from reservations r
    join activities a on a.id = r.activity_id
    join people p on p.reservation_id = r.id and p.position = 0
    left join shifts s on s.id = r.shift_id
    where r.activity_id = ${activityId} and r.status in (1, 2, 3)
    order by r.created_at, r.id`);
  return rows.map((row) => ({
    id: row.id,
    reservationId: row.id,
    reference: row.reference,
    activityId: row.activity_id,
    shiftId: row.shift_id,
    shift: row.shift,
    status: row.status,
    partySize: row.party_size,
    people: row.party_size,
    language: row.language,
    territoryId: row.territory_id,
    companyId: row.company_id,
    offeredPlaces: row.offered_places,
    // It is over for its waiting list: nobody is promoted in it.
    waitingListMode: 'none',
    // None of them has a move yet.
    suspended: false,
    whatsappWanted: row.whatsapp_wanted,
    booker: { firstName: row.first_name, lastName: row.last_name, email: row.email, whatsapp: row.whatsapp },
    bookedOn: row.booked_on,
  }));
}

/** The dates that somebody of the party has a live reservation for already: they could not take it (B13). */
function bookedOn(dates: readonly number[]): SQL {
  if (dates.length === 0) return sql`'{}'::int[]`;
  return sql`array(
    select distinct other.activity_id from people own
    join people other on other.live and other.activity_id = any(${idArray(dates)})
      and (other.identity_key = own.identity_key or other.email_key = own.email_key)
    where own.reservation_id = r.id)`;
}

/** Pending and confirmed ones may go on another date; who waits has no places to go with (B2). */
export function mayMove({ status }: Pick<AffectedParty, 'status'>): boolean {
  return status === ReservationStatus.pending || status === ReservationStatus.confirmed;
}
