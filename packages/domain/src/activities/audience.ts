import { z } from 'zod';

/** The least age in years that an activity is for; 0 is everybody (wire: todos, 12, 16, 18). */
export const MinimumAge = z.union([z.literal(0), z.literal(12), z.literal(16), z.literal(18)]);
export type MinimumAge = z.infer<typeof MinimumAge>;

/** How an activity treats its waiting list: none, staff move it by hand, or places that come free go to it at once (B19). */
export const WaitingListMode = z.enum(['none', 'manual', 'automatic']);
export type WaitingListMode = z.infer<typeof WaitingListMode>;
