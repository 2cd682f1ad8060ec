import { z } from 'zod';

/** The least age in years that an activity is for; 0 is everybody (wire: todos, 12, 16, 18). */
export const MinimumAge = z.union([z.literal(0), z.literal(12), z.literal(16), z.literal(18)]);
export type MinimumAge = z.infer<typeof MinimumAge>;

/** How hard an outing is. */
export const Difficulty = z.enum(['easy', 'moderate', 'hard']);
export type Difficulty = z.infer<typeof Difficulty>;

/**
 * How an activity treats its waiting list (B19): none; staff move it by hand; places that come free are offered to it by
 * message; or they go to it at once.
 */
export const WaitingListMode = z.enum(['none', 'manual', 'offer', 'automatic']);
export type WaitingListMode = z.infer<typeof WaitingListMode>;

/** Whether places that come free go on to the waiting list without staff. */
export function movesByItself(mode: WaitingListMode): boolean {
  return mode === 'offer' || mode === 'automatic';
}

/** For how long places are offered to somebody who waits, in hours of the day. */
export const OfferHours = z.number().int().min(1).max(168);
export const defaultOfferHours = 12;
