import type { PublicActivity } from './public-activity';

/** Whether visitors can book now, if only for the waiting list (B8, B14). */
export function takesBookings({
  state,
  full,
  waitingList,
}: Pick<PublicActivity, 'state' | 'full' | 'waitingList'>): boolean {
  return state === 'open' && (!full || waitingList);
}
