import { DomainError } from '@dehesa/domain/errors';
import { ChangeStatusInput, ReservationStatus } from '@dehesa/domain/reservations';
import type { ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { applyStatus } from './apply-status';
import { changeStatusAsStaff } from './change-status-as-staff';
import { hasBegun } from './has-begun';
import { lockReservation } from './locked-reservation';

/** Cancels a reservation with its companions; the row stays as cancelled (B18). */
export async function cancelReservation(ctx: ServiceContext, input: ChangeStatusInput): Promise<void> {
  await changeStatusAsStaff(ctx, ChangeStatusInput.parse(input), ReservationStatus.cancelled);
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
