import { z } from 'zod';

/** All times in data and rules are of this zone (B48). */
export const homeZone = 'Europe/Madrid';

const isoPattern = /^(\d{4})-(\d{2})-(\d{2})$/;
const timePattern = /^([01]\d|2[0-3]):[0-5]\d$/;

/** Whether `value` is a real calendar date yyyy-mm-dd between 1900 and 2100 (document 1 §5). */
export function isIsoDate(value: string): boolean {
  const match = isoPattern.exec(value);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1900 || year > 2100 || month < 1 || month > 12) return false;
  return day >= 1 && day <= daysInMonth(year, month);
}

/** A calendar date yyyy-mm-dd, without zone. */
export const IsoDate = z.string().refine(isIsoDate, 'date');
/** A wall-clock time HH:MM. */
export const WallTime = z.string().regex(timePattern, 'time');

export function daysInMonth(year: number, month: number): number {
  if (month === 2) return (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0 ? 29 : 28;
  return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31;
}

/** Completed years from `birthDate` to `onDate`; born on 29 February, the birthday of common years is 1 March. */
export function yearsBetween(birthDate: string, onDate: string): number {
  const years = Number(onDate.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return onDate.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

/** dd/mm/yyyy, as the wire's `_format` twins and the screens show dates (B32). */
export function formatDayMonthYear(isoDate: string): string {
  return `${isoDate.slice(8, 10)}/${isoDate.slice(5, 7)}/${isoDate.slice(0, 4)}`;
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

/** `isoDate` moved by whole days. */
export function addDays(isoDate: string, days: number): string {
  const date = new Date(`${isoDate}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}
