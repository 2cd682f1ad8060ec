import type { Actor } from '@dehesa/domain/access';
import type { WaitingListMode } from '@dehesa/domain/activities';
import { activityScope, inScope } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import type { Language } from '@dehesa/domain/languages';
import type { ReservationStatus } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { bookerMobile, type ToldBooker } from './booker-messages';

/** A reservation whose row this transaction holds. */
export interface LockedReservation {
  id: number;
  reference: string;
  activityId: number;
  shiftId: number | null;
  status: ReservationStatus;
  partySize: number;
  language: Language;
  territoryId: number;
  companyId: number | null;
  /** Places that its open offer holds while it waits; 0 without one. */
  offeredPlaces: number;
  waitingListMode: WaitingListMode;
  /** Its outing does not take place: it may have an open move to another date. */
  suspended: boolean;
  /** The booker wants messages by WhatsApp too, whether or not there is a number that it reaches. */
  whatsappWanted: boolean;
  booker: ToldBooker;
}

interface Row extends Record<string, unknown> {
  id: number;
  reference: string;
  activityId: number;
  shiftId: number | null;
  status: ReservationStatus;
  partySize: number;
  language: Language;
  offeredPlaces: number;
  whatsappWanted: boolean;
}

interface Surroundings extends Record<string, unknown> {
  territoryId: number;
  companyId: number | null;
  waitingListMode: WaitingListMode;
  suspended: boolean;
  firstName: string;
  lastName: string;
  email: string | null;
  mobile: string | null;
}

/**
 * Reads a reservation and holds its row until commit, so that two changes of one reservation follow each other. Without
 * the lock only for negative controls.
 */
export async function lockReservation(
  tx: ServiceContext['db'],
  id: number,
  { skipLock = false }: { skipLock?: boolean } = {},
): Promise<LockedReservation> {
  const [[row], [around]] = await Promise.all([
    tx.execute<Row>(sql`
      select id, reference, activity_id as "activityId", shift_id as "shiftId", status, party_size as "partySize", language,
        offered_places as "offeredPlaces", whatsapp_consent_at is not null as "whatsappWanted"
      from reservations where id = ${id}
      ${skipLock ? sql`` : sql`for update`}`),
    // A statement of its own: joined, activity and people would be as they were before the wait for the row.
    tx.execute<Surroundings>(sql`
      select a.territory_id as "territoryId", a.company_id as "companyId", a.waiting_list_mode as "waitingListMode",
        a.suspended_at is not null as suspended, p.first_name as "firstName", p.last_name as "lastName", p.email, ${bookerMobile} as mobile
      from reservations r
      join activities a on a.id = r.activity_id
      join people p on p.reservation_id = r.id and p.position = 0
      where r.id = ${id}`),
  ]);
  if (!row || !around) throw DomainError.of('record.notFound');
  const { firstName, lastName, email, mobile, ...activity } = around;
  const booker = { firstName, lastName, email, whatsapp: row.whatsappWanted ? mobile : null };
  return { ...row, ...activity, booker };
}

/** The same for staff: a reservation of a foreign activity does not exist for the actor (B21, B22). */
export async function lockReachableReservation(
  tx: ServiceContext['db'],
  actor: Actor,
  id: number,
): Promise<LockedReservation> {
  const reservation = await lockReservation(tx, id);
  if (!inScope(activityScope(actor), reservation)) throw DomainError.outOfReach();
  return reservation;
}
