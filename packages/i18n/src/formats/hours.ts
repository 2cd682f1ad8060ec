import type { PublicTimes } from '@dehesa/domain/activities';
import { shortTime } from '@dehesa/domain/calendar-days';
import type { HourTexts } from '../text-shapes';

/** Start and end in words, by each of the clocks that they are told by (B48); empty where no time is known. */
export function timesInWords(hours: HourTexts, times: PublicTimes): string[] {
  const spanish = range(hours, times.start, times.end);
  return spanish === null ? [] : byBothClocks(hours, spanish, range(hours, times.portugueseStart, times.portugueseEnd));
}

/** The same words by the Spanish hour and, where there is one, by the Portuguese (B48). */
export function byBothClocks(hours: HourTexts, spanish: string, portuguese: string | null): string[] {
  return portuguese === null ? [spanish] : [hours.spanish(spanish), hours.portuguese(portuguese)];
}

function range(hours: HourTexts, start: string | null, end: string | null): string | null {
  if (start !== null && end !== null) return hours.range(shortTime(start), shortTime(end));
  if (start !== null) return hours.at(shortTime(start));
  return end === null ? null : hours.until(shortTime(end));
}
