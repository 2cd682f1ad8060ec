import { activities, reservations } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { eq } from 'drizzle-orm';
import { calledOff } from '../../activities/read/head';
import { linkOpens } from '../../keys/index';
import type { ServiceContext } from '../../context';
import { lockReservation } from '../locked-reservation';
import { type ClaimedReservation, withParty } from '../my-booking/claimed-reservation';
import { answerInForce, type GivenAnswer, releasedInForce } from '../read/answers';
import { readAttendanceToken } from '../party-links';

export type AskedReservation = ClaimedReservation & GivenAnswer & { hidden: boolean };

/** Locks the reservation of a reminder's link; `record.notFound` for a link that is not ours or not its booker's any more. */
export async function lockAsked(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  token: string,
): Promise<AskedReservation> {
  const claim = readAttendanceToken(ctx.installation, token);
  if (claim === undefined) throw DomainError.of('record.notFound');
  const reservation = await lockReservation(tx, claim.reservationId);
  const [row] = await tx
    .select({ hidden: calledOff, answer: answerInForce, released: releasedInForce })
    .from(reservations)
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .where(eq(reservations.id, reservation.id));
  if (!row || !(await linkOpens(ctx, tx, claim))) throw DomainError.of('record.notFound');
  return { ...(await withParty(ctx, tx, reservation)), ...row };
}
