import { activities, people, reservations, shifts } from '@dehesa/db/schema';
import { partyBegins } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import type { PersonKind } from '@dehesa/domain/reservations';
import { eq } from 'drizzle-orm';
import { activityHead } from '../../activities/read/head';
import { linkOpens, readCancellationToken, type ReservationClaim } from '../../keys/index';
import type { ServiceContext } from '../../context';
import { jsonObject } from '../../json-sql';
import { checkedIn, party } from '../read/people';
import { type LockedReservation, lockReservation } from '../locked-reservation';
import { createHash } from 'node:crypto';

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

const claimedPerson = jsonObject({
  id: people.id,
  position: people.position,
  kind: people.kind,
  firstName: people.firstName,
  lastName: people.lastName,
  bookedName: people.bookedName,
  checkedIn,
});

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
  const [row] = await tx
    .select({
      shiftName: shifts.name,
      date: activities.date,
      startTime: activityHead.startTime,
      endTime: activityHead.endTime,
      people: party(claimedPerson),
    })
    .from(reservations)
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .leftJoin(shifts, eq(shifts.id, reservations.shiftId))
    .where(eq(reservations.id, reservation.id));
  if (!row) throw DomainError.of('record.notFound');
  const { startTime, endTime, ...claimed } = row;
  const begins = partyBegins({ date: row.date, startTime, endTime }, row.shiftName);
  return {
    ...reservation,
    ...claimed,
    begun: begins.getTime() <= ctx.clock.now().getTime(),
    version: bookingVersion(reservation.shiftId, row.people),
  };
}

/**
 * Names what a booker's page shows of people and shift: a change made from another state is refused, whichever clock or
 * verb changed it. It says nothing of the state: that staff confirmed meanwhile is in nobody's way.
 */
export function bookingVersion(
  shiftId: number | null,
  people: readonly { id: number; firstName: string; lastName: string }[],
): string {
  const shown = JSON.stringify([shiftId, people.map(({ id, firstName, lastName }) => [id, firstName, lastName])]);
  return createHash('sha256').update(shown).digest('base64url').slice(0, 22);
}
