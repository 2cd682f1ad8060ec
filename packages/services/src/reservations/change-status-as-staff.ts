import type { ChangeStatusInput, ReservationStatus } from '@dehesa/domain/reservations';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { applyStatus } from './apply-status';
import { lockReachableReservation } from './locked-reservation';

/** A change of state by staff within its activities (B17, B21); going beyond capacity is for roles 0 and 1 (B15). */
export async function changeStatusAsStaff(
  ctx: ServiceContext,
  { id, notify, force }: ChangeStatusInput,
  to: ReservationStatus,
): Promise<void> {
  const actor = authorize(ctx, 'reservations.manage');
  if (force) authorize(ctx, 'reservations.exceedCapacity');
  await inTransaction(ctx, async (tx) => {
    const reservation = await lockReachableReservation(tx, actor, id);
    await applyStatus(ctx, tx, reservation, { to, notify, force });
  });
}
