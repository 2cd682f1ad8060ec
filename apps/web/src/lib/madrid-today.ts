import { homeZone, shortTime } from '@dehesa/domain/calendar-days';

// Of all locales this one writes dates as yyyy-mm-dd.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: homeZone, dateStyle: 'short' });
const clock = new Intl.DateTimeFormat('sv-SE', { timeZone: homeZone, timeStyle: 'short' });

/** Today in Madrid (B48), without the weight of a calendar library. */
export function madridToday(now: Date): string {
  return isoDay.format(now);
}

/** 9:05: the time in Madrid of a moment in milliseconds since the epoch. */
export function madridTime(at: number): string {
  return shortTime(clock.format(at));
}
