import { ReservationStatus } from '@dehesa/domain/reservations';
import type { ServiceContext } from '../../context';
import { applyStatus } from './apply-status';
import { lockReservation } from '../locked-reservation';

/** Cancels a coming reservation whose booker is to be forgotten, in the caller's transaction: nobody is told (B18, B46). */
export async function cancelForErasure(ctx: ServiceContext, tx: ServiceContext['db'], id: number): Promise<void> {
  const reservation = await lockReservation(tx, id);
  if (reservation.status === ReservationStatus.cancelled) return;
  await applyStatus(ctx, tx, reservation, { to: ReservationStatus.cancelled, notify: false });
}
