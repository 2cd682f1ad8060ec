import { deletedReservations } from '@dehesa/db/schema';
import { ReservationStatus } from '@dehesa/domain/reservations';
import type { ServiceContext } from '../../context';
import type { LockedReservation } from '../locked-reservation';

/** Notes in which state staff are about to cancel a reservation, so that it can be taken back (B100). */
export async function keepCancelled(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  { id, status }: LockedReservation,
  told: boolean,
): Promise<void> {
  // Cancelling it once more is refused (B18).
  if (status === ReservationStatus.cancelled) return;
  const deletion = { deletedAt: ctx.clock.now(), deletedBy: ctx.actor?.userId ?? null };
  await tx.insert(deletedReservations).values({ reservationId: id, status, told, ...deletion });
}
