import type { PublicTimes } from '../schedule/portuguese-hours';
import type { PublicActivity, PublicShift } from './public-activity';

/** Where a party that an activity has no room for could come instead, as places are now. */
export interface OtherPlaces {
  /** All shifts of the activity itself. */
  shifts: PublicShift[];
  /** Other dates of the same outing that can be booked now and have room for the whole party, soonest first. */
  dates: OtherDate[];
}

export interface OtherDate {
  slug: string;
  title: string;
  date: string;
  times: PublicTimes;
  /** In the shift that has most of them, or in the whole. */
  free: number;
}

/** The most free places that one party could have: in a shift, or in an activity without shifts. */
export function roomForOneParty({ shifts, places }: Pick<PublicActivity, 'shifts' | 'places'>): number {
  return shifts.length === 0 ? places.free : Math.max(...shifts.map(({ free }) => free));
}
