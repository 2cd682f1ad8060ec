import { type PublicTimes, shortTime } from '@dehesa/domain/activities';
import type { BookingTexts } from '@dehesa/i18n/booking';

/**
 * Start and end as people say them; on the border twice, by the Spanish hour and by the Portuguese one (B48). Empty where
 * no time is known.
 */
export function timeTexts(texts: BookingTexts, times: PublicTimes): string[] {
  const spanish = range(texts, times.start, times.end);
  if (spanish === null) return [];
  const portuguese = range(texts, times.portugueseStart, times.portugueseEnd);
  return portuguese === null ? [spanish] : bothHours(texts, spanish, portuguese);
}

export function bothHours(texts: BookingTexts, spanish: string, portuguese: string): string[] {
  return [texts.activity.spanishHour(spanish), texts.activity.portugueseHour(portuguese)];
}

function range(texts: BookingTexts, start: string | null, end: string | null): string | null {
  if (start !== null && end !== null) return texts.activity.from(shortTime(start), shortTime(end));
  if (start !== null) return texts.activity.starting(shortTime(start));
  return end === null ? null : texts.activity.until(shortTime(end));
}
