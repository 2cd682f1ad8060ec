import type { LiveStatus } from './status-actions';

/** What the address says of the board. */
export interface BoardView {
  /** The column that narrow screens show. */
  status: LiveStatus;
  /** The shift's name; empty for all. */
  shift: string;
  search: string;
}
