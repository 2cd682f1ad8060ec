import { ChangeStatusInput, ReservationStatus } from '@dehesa/domain/reservations';
import type { ServiceContext } from '../context';
import { changeStatusAsStaff } from './change-status-as-staff';

/** Confirms a pending or waiting reservation; a confirmed one gets its confirmation sent again (B17). */
export async function confirmReservation(ctx: ServiceContext, input: ChangeStatusInput): Promise<void> {
  await changeStatusAsStaff(ctx, ChangeStatusInput.parse(input), ReservationStatus.confirmed);
}
