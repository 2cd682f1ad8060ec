import type { ReservationStatus } from '@dehesa/domain/reservations';
import type { WaitingPosition } from '../waiting-list/waiting-position';

/** What a booking is answered. */
export interface Booked {
  /** As people see it, with its territory's prefix (B16). */
  reference: string;
  status: typeof ReservationStatus.pending | typeof ReservationStatus.waiting;
  /** Where it stands in the waiting list, if it waits (B19). */
  waiting: WaitingPosition | null;
}
