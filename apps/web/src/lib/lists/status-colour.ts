import type { ReservationStatus } from '@dehesa/domain/reservations';

/** The one colour of each state of a reservation: pending, confirmed, waiting, cancelled. */
export const statusColour: Readonly<Record<ReservationStatus, string>> = {
  1: 'river',
  2: 'holm',
  3: 'cork',
  4: 'clay',
};
