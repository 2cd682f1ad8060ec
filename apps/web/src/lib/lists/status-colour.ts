import { ReservationStatus } from '@dehesa/domain/reservation-status';

/** The one colour of each state of a reservation. */
export const statusColour: Readonly<Record<ReservationStatus, string>> = {
  [ReservationStatus.pending]: 'river',
  [ReservationStatus.confirmed]: 'holm',
  [ReservationStatus.waiting]: 'cork',
  [ReservationStatus.cancelled]: 'clay',
};
