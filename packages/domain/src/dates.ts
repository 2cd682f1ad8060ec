import { z } from 'zod';

// In a file without zod, for pages that must load little.
export { addDays, formatDayMonthYear, homeZone, shortTime } from './calendar-days';

/** The days that a date can be (D2). */
export const firstDate = '1900-01-01';
export const lastDate = '2100-12-31';

const isoPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether `value` is a real calendar date yyyy-mm-dd from `firstDate` to `lastDate`. */
export function isIsoDate(value: string): boolean {
  const match = isoPattern.exec(value);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (value < firstDate || value > lastDate || month < 1 || month > 12) return false;
  return day >= 1 && day <= daysInMonth(year, month);
}

/** A calendar date yyyy-mm-dd, without zone. */
export const IsoDate = z.string().max(10).refine(isIsoDate, 'date');
/** A wall-clock time HH:MM. */
export const WallTime = z.string().max(5).regex(timePattern, 'time');

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Completed years from `birthDate` to `onDate`; born on 29 February, the birthday of common years is 1 March. */
export function yearsBetween(birthDate: string, onDate: string): number {
  const years = Number(onDate.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return onDate.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** The ISO 8601 week number (1–53) of a calendar date (B10). */
export function isoWeek(isoDate: string): number {
  const date = new Date(`${isoDate}T00:00:00Z`);
  const weekday = (date.getUTCDay() + 6) % 7;
  date.setUTCDate(date.getUTCDate() - weekday + 3);
  const firstThursday = new Date(Date.UTC(date.getUTCFullYear(), 0, 4));
  const firstWeekday = (firstThursday.getUTCDay() + 6) % 7;
  firstThursday.setUTCDate(firstThursday.getUTCDate() - firstWeekday + 3);
  return 1 + Math.round((date.getTime() - firstThursday.getTime()) / (7 * 24 * 3600 * 1000));
}

/** Whole days from one calendar date to another; negative where the other comes first. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / (24 * 3600 * 1000));
}

/** When the quarter of a moment began, in UTC: what is fetched each quarter has had its turn if it was begun since. */
export function quarterStart(now: Date): Date {
  return new Date(Date.UTC(now.getUTCFullYear(), Math.floor(now.getUTCMonth() / 3) * 3));
}
