import { partyBegins } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import type { PersonKind } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import { linkOpens, readCancellationToken, type ReservationClaim } from '../../contact-link';
import type { ServiceContext } from '../../context';
import { type LockedReservation, lockReservation } from '../locked-reservation';
import { bookingVersion } from './booking-version';

interface ClaimedPerson {
  id: number;
  position: number;
  kind: PersonKind;
  firstName: string;
  lastName: string;
  /** The whole name before its first correction; null while there was none. */
  bookedName: string | null;
  checkedIn: boolean;
}

/** A reservation that a signed link names, held until commit, with what the booker may change of it. */
export interface ClaimedReservation extends LockedReservation {
  people: ClaimedPerson[];
  shiftName: string | null;
  date: string;
  /** It began (or nobody knows when it does, and it is over). */
  begun: boolean;
  version: string;
}

interface Row extends Record<string, unknown> {
  people: ClaimedPerson[];
  shift_name: string | null;
  date: string;
  start_time: string | null;
  end_time: string | null;
}

/** Whose reservation a token names; `record.notFound` for one that is not ours (B37). */
export function readClaim(ctx: ServiceContext, token: string): ReservationClaim {
  const claim = readCancellationToken(ctx.installation, token);
  if (claim === undefined) throw DomainError.of('record.notFound');
  return claim;
}

/**
 * Locks the reservation of a link, so that two tabs, staff and the waiting list follow each other. A link whose address
 * is not the booker's any more (staff changed it, or it was erased) opens nothing: `record.notFound` (B22, B52).
 */
export async function lockClaimed(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  token: string,
): Promise<ClaimedReservation> {
  const claim = readClaim(ctx, token);
  const reservation = await lockReservation(tx, claim.reservationId);
  if (!(await linkOpens(ctx, tx, claim))) throw DomainError.of('record.notFound');
  return withParty(ctx, tx, reservation);
}

/** A locked reservation with its people, its shift and when it is. */
export async function withParty(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  reservation: LockedReservation,
): Promise<ClaimedReservation> {
  const [row] = await tx.execute<Row>(sql`
    select s.name as shift_name, a.date::text as date,
      to_char(a.start_time, 'HH24:MI') as start_time, to_char(a.end_time, 'HH24:MI') as end_time,
      (select json_agg(json_build_object('id', p.id, 'position', p.position, 'kind', p.kind,
          'firstName', p.first_name, 'lastName', p.last_name, 'bookedName', p.booked_name,
          'checkedIn', exists (select from attendance t where t.person_id = p.id and t.undone_at is null))
        order by p.position) from people p where p.reservation_id = r.id) as people
    from reservations r
    join activities a on a.id = r.activity_id
    left join shifts s on s.id = r.shift_id
    where r.id = ${reservation.id}`);
  if (!row) throw DomainError.of('record.notFound');
  const { people, shift_name: shiftName, date, start_time: startTime, end_time: endTime } = row;
  return {
    ...reservation,
    people,
    shiftName,
    date,
    begun: partyBegins({ date, startTime, endTime }, shiftName).getTime() <= ctx.clock.now().getTime(),
    version: bookingVersion(reservation.shiftId, people),
  };
}
