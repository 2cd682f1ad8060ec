import { ChangeStatusInput, ReservationStatus } from '@dehesa/domain/reservations';
import type { ServiceContext } from '../context';
import { changeStatusAsStaff } from './change-status-as-staff';

/** Puts a pending or confirmed reservation on the waiting list; its places come free (B17). */
export async function moveToWaiting(ctx: ServiceContext, input: ChangeStatusInput): Promise<void> {
  await changeStatusAsStaff(ctx, ChangeStatusInput.parse(input), ReservationStatus.waiting);
}
