import type { StaffReservationInput } from '@dehesa/domain/reservations';
import { useForm, type UseFormReturnType } from '@mantine/form';

export type ReservationForm = UseFormReturnType<StaffReservationInput>;

/** The staff form; what is wrong is found on saving, by the same rules as the server's. */
export function useReservationForm(initialValues: StaffReservationInput): ReservationForm {
  return useForm<StaffReservationInput>({ mode: 'controlled', initialValues });
}
