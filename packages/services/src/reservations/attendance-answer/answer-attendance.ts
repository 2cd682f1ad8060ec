import { DomainError } from '@dehesa/domain/errors';
import { AttendanceAnswer, ReservationStatus } from '@dehesa/domain/reservations';
import type { ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { applyStatus } from '../status/apply-status';
import { assertOpen, writeOwnChange } from '../my-booking/change-booking';
import { dropCompanions } from '../my-booking/drop-companions';
import { storeAnswer } from './store-answer';
import { activities, reservations } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import { calledOff } from '../../activities/read/head';
import { linkOpens } from '../../keys/index';
import { lockReservation } from '../locked-reservation';
import { type ClaimedReservation, withParty } from '../my-booking/claimed-reservation';
import { answerInForce, type GivenAnswer, releasedInForce } from '../read/answers';
import { readAttendanceToken } from '../party-links';

type Tx = ServiceContext['db'];

/**
 * The party's answer to its reminder, by the signed link: all come, some places are given back, or the whole reservation
 * is cancelled (B18). The same answer again changes nothing; another one counts until it begins, but what was given back is gone.
 */
export async function answerAttendance(ctx: ServiceContext, raw: AttendanceAnswer): Promise<void> {
  const input = AttendanceAnswer.parse(raw);
  await inTransaction(ctx, async (tx) => {
    const reservation = await lockAsked(ctx, tx, input.token);
    if (reservation.status === ReservationStatus.cancelled && input.answer === 'cancelled') return;
    assertOpen(reservation);
    if (reservation.hidden) throw DomainError.of('reservations.notBookable');
    if (reservation.status !== ReservationStatus.confirmed) throw DomainError.of('reservations.notConfirmed');
    switch (input.answer) {
      case 'coming':
        return comeAll(ctx, tx, reservation);
      case 'fewer':
        return comeFewer(ctx, tx, reservation, input);
      case 'cancelled':
        await storeAnswer(ctx, tx, reservation.id, { answer: 'cancelled', released: reservation.partySize });
        return applyStatus(ctx, tx, reservation, { to: ReservationStatus.cancelled, notify: true });
    }
  });
}

async function comeAll(ctx: ServiceContext, tx: Tx, reservation: AskedReservation): Promise<void> {
  if (reservation.answer === 'coming') return;
  await storeAnswer(ctx, tx, reservation.id, { answer: 'coming', released: 0 });
}

async function comeFewer(
  ctx: ServiceContext,
  tx: Tx,
  reservation: AskedReservation,
  { personIds, party }: { personIds: readonly number[]; party: number },
): Promise<void> {
  const there = personIds.filter((id) => reservation.people.some((person) => person.id === id));
  const isRepeated =
    there.length === 0 &&
    reservation.answer === 'coming' &&
    reservation.released >= personIds.length &&
    reservation.people.length === party - personIds.length;
  if (isRepeated) return;
  // Somebody has changed who comes: the page shows it, and asks again.
  if (there.length !== personIds.length) throw DomainError.of('reservations.changedMeanwhile');
  const made = await dropCompanions(ctx, tx, reservation, personIds);
  await storeAnswer(ctx, tx, reservation.id, { answer: 'coming', released: personIds.length });
  await writeOwnChange(ctx, tx, reservation, made);
}

type AskedReservation = ClaimedReservation & GivenAnswer & { hidden: boolean };

/** Locks the reservation of a reminder's link; `record.notFound` for a link that is not ours or not its booker's any more. */
async function lockAsked(ctx: ServiceContext, tx: ServiceContext['db'], token: string): Promise<AskedReservation> {
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
