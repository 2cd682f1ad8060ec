import { Temporal } from 'temporal-polyfill';
import { homeZone } from './dates';

const portugueseZone = 'Europe/Lisbon';

/** The calendar date in Madrid at an instant. */
export function madridDate(at: Date): string {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(homeZone).toPlainDate().toString();
}

/** The instant of a wall-clock time in Madrid; a time that the clock skips is moved forward. */
export function madridInstant(isoDate: string, time = '00:00'): Date {
  const zoned = Temporal.PlainDate.from(isoDate).toZonedDateTime({ timeZone: homeZone, plainTime: time });
  return new Date(zoned.epochMilliseconds);
}

/** The wall-clock HH:MM in Portugal for a date and time in Madrid (B48). */
export function portugueseTime(isoDate: string, time: string): string {
  const instant = Temporal.Instant.fromEpochMilliseconds(madridInstant(isoDate, time).getTime());
  return instant.toZonedDateTimeISO(portugueseZone).toPlainTime().toString({ smallestUnit: 'minute' });
}

/** An instant on the clocks of Madrid, for calendars that must name the zone. */
export function inMadrid(at: Date): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(homeZone);
}
