/** The places of a shift, or of an activity without shifts. */
export interface ShiftOccupancy {
  capacity: number;
  /** People of confirmed reservations (B5). */
  confirmed: number;
  /** People of pending reservations, who hold their places too (B2). */
  pending: number;
  /** Places offered to people who wait, held until they answer. */
  offered: number;
}

/** How full a shift is: parts of the bar in percent, and what the numbers beside it say. */
export interface OccupancyBar {
  held: number;
  confirmedPercent: number;
  pendingPercent: number;
  offeredPercent: number;
  free: number;
  /** People beyond capacity, let in by B15. */
  over: number;
}

/** Occupied × 100 / capacity (U24); the bar never grows beyond its width, the numbers tell the rest. */
export function occupancyBar({ capacity, confirmed, pending, offered }: ShiftOccupancy): OccupancyBar {
  const held = confirmed + pending + offered;
  const percent = (places: number) => (capacity === 0 ? (places > 0 ? 100 : 0) : (places * 100) / capacity);
  const confirmedPercent = Math.min(100, percent(confirmed));
  const pendingPercent = Math.min(100 - confirmedPercent, percent(pending));
  return {
    held,
    confirmedPercent,
    pendingPercent,
    offeredPercent: Math.min(100 - confirmedPercent - pendingPercent, percent(offered)),
    free: Math.max(0, capacity - held),
    over: Math.max(0, held - capacity),
  };
}
