import { DomainError } from '@dehesa/domain/errors';
import { sql } from 'drizzle-orm';
import { linkOpens } from '../../contact-link';
import type { ServiceContext } from '../../context';
import { lockReservation } from '../locked-reservation';
import { type ClaimedReservation, withParty } from '../my-booking/claimed-reservation';
import { readAttendanceToken } from '../party-links';

/** What a party answered, if it was for the day on which the outing is now. */
export interface GivenAnswer {
  answer: 'coming' | 'cancelled' | null;
  /** Places that its answers gave back. */
  released: number;
}

export type AskedReservation = ClaimedReservation & GivenAnswer & { hidden: boolean };

interface Row extends Record<string, unknown> {
  hidden: boolean;
  answer: GivenAnswer['answer'];
  released: number;
}

/** An answer that was given for another day counts no more: a moved outing asks anew. */
export const answerInForce = sql`case when r.attendance_for_date = activities.date then r.attendance_answer end`;
export const releasedInForce = sql`case when r.attendance_for_date = activities.date then r.attendance_released else 0 end`;

/** Locks the reservation of a reminder's link; `record.notFound` for a link that is not ours or not its booker's any more. */
export async function lockAsked(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  token: string,
): Promise<AskedReservation> {
  const claim = readAttendanceToken(ctx.installation, token);
  if (claim === undefined) throw DomainError.of('record.notFound');
  const reservation = await lockReservation(tx, claim.reservationId);
  const [row] = await tx.execute<Row>(sql`
    select activities.hidden or activities.suspended_at is not null as hidden, ${answerInForce} as answer, ${releasedInForce} as released
    from reservations r
    join activities on activities.id = r.activity_id
    where r.id = ${reservation.id}`);
  if (!row || !(await linkOpens(ctx, tx, claim))) throw DomainError.of('record.notFound');
  const { hidden, answer, released } = row;
  return { ...(await withParty(ctx, tx, reservation)), hidden, answer, released };
}
