import { DomainError } from '@dehesa/domain/errors';
import { MoveAnswer } from '@dehesa/domain/outings';
import { ReservationStatus } from '@dehesa/domain/reservations';
import type { ServiceContext } from '../../context';
import { brokenConstraint } from '../../database-errors';
import { inTransaction } from '../../in-transaction';
import { applyStatus } from '../status/apply-status';
import { duplicateOfConstraint } from '../duplicate-of-constraint';
import { lockReservation } from '../locked-reservation';
import { openedMove } from '../party-links';
import { isOpen, type StoredMove } from './move-rows';
import { holdOtherDate } from './other-dates';
import { type OtherPlace, takeOtherDate } from './take-other-date';

/**
 * The visitor's answer by the signed link to an outing that does not take place: the date whose places are held, another
 * one that is offered and has room, or none, which cancels (B18). The same answer again is answered alike; any other to
 * what is closed is `reservations.moveClosed`.
 */
export async function answerMove(ctx: ServiceContext, raw: MoveAnswer): Promise<void> {
  const input = MoveAnswer.parse(raw);
  try {
    await inTransaction(ctx, async (tx) => {
      const found = await openedMove(ctx, tx, input.token);
      if (found === undefined) throw DomainError.of('record.notFound');
      // The other date before the reservation: whoever suspends that date takes them in this order too.
      if (input.answer !== 'cancel' && isOpen(found, ctx.clock.now()))
        await holdOtherDate(tx, placeOf(found, input).activityId);
      const reservation = await lockReservation(tx, found.reservationId);
      // Who held the row before may have closed it, or changed whom it is for.
      const move = await openedMove(ctx, tx, input.token);
      if (move === undefined) throw DomainError.of('record.notFound');
      if (isRepeated(move, input)) return;
      if (!isOpen(move, ctx.clock.now())) throw DomainError.of('reservations.moveClosed');
      if (input.answer === 'cancel') {
        await applyStatus(ctx, tx, reservation, { to: ReservationStatus.cancelled, notify: true, move: 'declined' });
      } else {
        await takeOtherDate(ctx, tx, reservation, move, placeOf(move, input));
      }
    });
  } catch (error) {
    throw duplicateOfConstraint(brokenConstraint(error)) ?? error;
  }
}

/** What was answered before, by two clicks or two windows. */
function isRepeated({ status, takenActivityId }: StoredMove, input: MoveAnswer): boolean {
  if (input.answer === 'cancel') return status === 'declined';
  return status === 'accepted' && (input.answer === 'accept' || input.activityId === takenActivityId);
}

/** Without places held for the party there is nothing to say yes to: others may have room. */
function placeOf({ heldActivityId, heldShiftId }: StoredMove, input: MoveAnswer): OtherPlace {
  if (input.answer === 'take') return { activityId: input.activityId, shiftId: input.shiftId };
  if (heldActivityId === null) throw DomainError.of('reservations.capacityExceeded');
  return { activityId: heldActivityId, shiftId: heldShiftId };
}
