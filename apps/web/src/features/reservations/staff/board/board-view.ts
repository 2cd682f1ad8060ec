import type { LiveStatus } from '@dehesa/domain/reservation-status';

/** What the address says of the board. */
export interface BoardView {
  /** The column that narrow screens show. */
  status: LiveStatus;
  /** The shift's name; empty for all. */
  shift: string;
  search: string;
}
