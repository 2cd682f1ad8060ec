export interface EarlyAccessRange {
  opensOn: string | null;
  closesOn: string | null;
}

/** `open`: bookings are taken today; `upcoming`: from a later day; `off`: no range is set, or it is over (B9). */
export type EarlyAccessState = 'open' | 'upcoming' | 'off';

/** B9, closing dates to the end of their day. `today` is the date in Madrid. */
export function earlyAccessState({ opensOn, closesOn }: EarlyAccessRange, today: string): EarlyAccessState {
  if (opensOn === null && closesOn === null) return 'off';
  if (closesOn !== null && today > closesOn) return 'off';
  return opensOn !== null && today < opensOn ? 'upcoming' : 'open';
}
