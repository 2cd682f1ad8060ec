import { DomainError } from '@dehesa/domain/errors';
import { CancelInput, type CancelReason, ChangeStatusInput, ReservationStatus } from '@dehesa/domain/reservations';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { keepCancelled } from '../bin/keep-cancelled';
import { applyStatus } from './apply-status';
import { hasBegun } from './has-begun';
import { lockReachableReservation, lockReservation } from '../locked-reservation';

/** Confirms a pending or waiting reservation; a confirmed one gets its confirmation sent again, unless its outing is suspended (B17). */
export const confirmReservation = changeTo(ReservationStatus.confirmed);

/** Puts a pending or confirmed reservation on the waiting list; its places come free (B17). */
export const moveToWaiting = changeTo(ReservationStatus.waiting);

/** Cancels a reservation with its companions, for a reason where one is given; the row stays as cancelled (B18, B91), in the bin at first (B100). */
export async function cancelReservation(ctx: ServiceContext, raw: CancelInput): Promise<void> {
  const { reason } = CancelInput.parse(raw);
  await changeTo(ReservationStatus.cancelled, reason)(ctx, raw);
}

/** A change of state by staff within its activities (B17, B21); going beyond capacity is for roles 0 and 1 (B15). */
function changeTo(
  to: ReservationStatus,
  reason?: CancelReason,
): (ctx: ServiceContext, input: ChangeStatusInput) => Promise<void> {
  return async (ctx, input) => {
    const { id, notify, force } = ChangeStatusInput.parse(input);
    const actor = authorize(ctx, 'reservations.manage');
    if (force) authorize(ctx, 'reservations.exceedCapacity');
    await inTransaction(ctx, async (tx) => {
      const reservation = await lockReachableReservation(tx, actor, id);
      if (to === ReservationStatus.cancelled) await keepCancelled(ctx, tx, reservation, notify);
      await applyStatus(ctx, tx, reservation, { to, notify, force, ...(reason && { reason }) });
    });
  };
}

/**
 * The visitor's own cancelling. The caller has proven who it is: by the signed link, or by id and email (B37).
 * Again: `reservations.alreadyCancelled`. Once the activity has begun only staff may: `reservations.alreadyBegun`.
 */
export async function cancelAsVisitor(ctx: ServiceContext, reservationId: number): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const reservation = await lockReservation(tx, reservationId);
    if (reservation.status !== ReservationStatus.cancelled && (await hasBegun(ctx, tx, reservationId)))
      throw DomainError.of('reservations.alreadyBegun');
    await applyStatus(ctx, tx, reservation, { to: ReservationStatus.cancelled, notify: true });
  });
}
