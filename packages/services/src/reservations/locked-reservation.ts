import type { Actor } from '@dehesa/domain/access';
import { activityScope, inScope } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import type { Language } from '@dehesa/domain/languages';
import type { ReservationStatus } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';

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
  waitingListMode: string;
  booker: { firstName: string; lastName: string; email: string | null };
}

interface Row extends Record<string, unknown> {
  id: number;
  reference: string;
  activity_id: number;
  shift_id: number | null;
  status: ReservationStatus;
  party_size: number;
  language: Language;
  territory_id: number;
  company_id: number | null;
  waiting_list_mode: string;
  first_name: string;
  last_name: string;
  email: string | null;
}

/** Reads a reservation and holds its row until commit, so that two changes of one reservation follow each other. */
export async function lockReservation(tx: ServiceContext['db'], id: number): Promise<LockedReservation> {
  const [row] = await tx.execute<Row>(sql`
    select r.id, r.reference, r.activity_id, r.shift_id, r.status, r.party_size, r.language, a.territory_id, a.company_id,
      a.waiting_list_mode, p.first_name, p.last_name, p.email
    from reservations r
    join activities a on a.id = r.activity_id
    join people p on p.reservation_id = r.id and p.position = 0
    where r.id = ${id}
    for update of r`);
  if (!row) throw DomainError.of('record.notFound');
  return {
    id: row.id,
    reference: row.reference,
    activityId: row.activity_id,
    shiftId: row.shift_id,
    status: row.status,
    partySize: row.party_size,
    language: row.language,
    territoryId: row.territory_id,
    companyId: row.company_id,
    waitingListMode: row.waiting_list_mode,
    booker: { firstName: row.first_name, lastName: row.last_name, email: row.email },
  };
}

/** The same for staff: a reservation of a foreign activity does not exist for the actor (B21, B22). */
export async function lockReachableReservation(
  tx: ServiceContext['db'],
  actor: Actor,
  id: number,
): Promise<LockedReservation> {
  const reservation = await lockReservation(tx, id);
  if (!inScope(activityScope(actor), reservation)) throw DomainError.of('record.notFound');
  return reservation;
}
