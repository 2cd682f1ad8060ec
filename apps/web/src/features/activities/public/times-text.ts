import type { PublicTimes } from '@dehesa/domain/activities';
import type { BookingTexts } from '@dehesa/i18n/booking';
import { timesInWords } from '@dehesa/i18n/hours';

/** Start and end as people say them, by each of the clocks that they are told by (B48); empty where no time is known. */
export function timeTexts({ hours }: BookingTexts, times: PublicTimes): string[] {
  return timesInWords(hours, times).map((words) => `${words.charAt(0).toUpperCase()}${words.slice(1)}`);
}
