import { z } from 'zod';
import { Language } from '../languages';
import { inMadrid } from '../madrid-time';
import { RecordId } from '../record-id';

/** withdrawn: staff took it back, or what it was for has changed meanwhile. */
export const OfferStatus = z.enum(['open', 'accepted', 'declined', 'expired', 'withdrawn']);
export type OfferStatus = z.infer<typeof OfferStatus>;

/** After as many offers that nobody answered the list passes somebody over; staff may still offer by hand. */
export const unansweredOffersAllowed = 2;

/** A list of a small activity takes as many. */
const smallestList = 20;

/** How many people may wait for a shift of so many places: a longer list is a promise to nobody. */
export function waitingListRoom(capacity: number, factor: number): number {
  return Math.max(smallestList, capacity * factor);
}

type Madrid = ReturnType<typeof inMadrid>;

/** The hours of the day, in Madrid, in which an offer's time runs: nobody loses places asleep. */
const wakesAt = 8;
const sleepsAt = 22;

/**
 * When an offer runs out that is made at `from` for `hours`: from 22:00 to 8:00 in Madrid its time stands still, and it
 * never outlives `until`, the beginning of the activity.
 */
export function offerDeadline(from: Date, hours: number, until: Date): Date {
  let left = hours * 3_600_000;
  let at = awake(inMadrid(from));
  for (;;) {
    const today = at.withPlainTime({ hour: sleepsAt }).epochMilliseconds - at.epochMilliseconds;
    if (left <= today) break;
    left -= today;
    at = nextMorning(at);
  }
  return new Date(Math.min(at.epochMilliseconds + left, until.getTime()));
}

/** The same moment by day; by night the morning after. */
function awake(at: Madrid): Madrid {
  if (at.hour < wakesAt) return at.withPlainTime({ hour: wakesAt });
  return at.hour < sleepsAt ? at : nextMorning(at);
}

function nextMorning(at: Madrid): Madrid {
  return at.add({ days: 1 }).withPlainTime({ hour: wakesAt });
}

/** `{data}` of an offer's link. */
export const OfferLink = z.object({ token: z.string().min(1).max(200), language: Language.default('es') });
export type OfferLink = z.infer<typeof OfferLink>;

/** What a visitor answers to an offer: take it, wait on at the end of the list, or leave the list. */
export const OfferAnswer = OfferLink.extend({ answer: z.enum(['accept', 'decline', 'leave']) });
export type OfferAnswer = z.infer<typeof OfferAnswer>;

/** The waiting list of one activity, as staff see it. */
export const WaitingListInput = z.object({
  activityId: RecordId,
  limit: z.number().int().min(1).max(200).default(50),
});
export type WaitingListInput = z.infer<typeof WaitingListInput>;
