import { addDays, formatDayMonthYear } from '@dehesa/domain/calendar-days';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { activityCalendar } from '@dehesa/i18n/backoffice/guides';
import { locales } from '@dehesa/i18n/formats';

export type CalendarSpan = 'month' | 'week';

/** Whether an address names a day that there is, between the years that data have. */
export function isDay(value: string | undefined): value is string {
  if (value === undefined || !/^(19|20)\d\d-\d\d-\d\d$/.test(value)) return false;
  return !Number.isNaN(Date.parse(value)) && addDays(value, 0) === value;
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return addDays(day, -((asDate(day).getUTCDay() + 6) % 7));
}

/** The days of a week, or those of a month in whole weeks, Monday first. */
export function shownDays(day: string, span: CalendarSpan): string[] {
  const first = mondayOf(span === 'week' ? day : `${day.slice(0, 7)}-01`);
  const last = span === 'week' ? addDays(first, 6) : addDays(mondayOf(addDays(stepped(day, 'month', 1), -1)), 6);
  const days: string[] = [];
  for (let one = first; one <= last; one = addDays(one, 1)) days.push(one);
  return days;
}

/** The first day of the span before or after a day's. */
export function stepped(day: string, span: CalendarSpan, steps: 1 | -1): string {
  if (span === 'week') return addDays(mondayOf(day), 7 * steps);
  const first = asDate(`${day.slice(0, 7)}-01`);
  first.setUTCMonth(first.getUTCMonth() + steps);
  return first.toISOString().slice(0, 10);
}

/** Several days in rows of a week each. */
export function inWeeks(days: readonly string[]): string[][] {
  return Array.from({ length: Math.ceil(days.length / 7) }, (_, week) => days.slice(week * 7, week * 7 + 7));
}

/** 'noviembre de 2026', or from when to when. */
export function periodTitle(day: string, span: CalendarSpan, language: StaffLanguage): string {
  if (span === 'month') return written(day, language, { month: 'long', year: 'numeric' });
  const monday = mondayOf(day);
  return activityCalendar[language].week(formatDayMonthYear(monday), formatDayMonthYear(addDays(monday, 6)));
}

/** 'lunes', or short 'lun', in the reader's language. */
export function weekdayName(day: string, language: StaffLanguage, weekday: 'long' | 'short'): string {
  return written(day, language, { weekday });
}

/** 'lunes, 2 de noviembre'. */
export function dayTitle(day: string, language: StaffLanguage): string {
  return written(day, language, { weekday: 'long', day: 'numeric', month: 'long' });
}

function written(day: string, language: StaffLanguage, parts: Intl.DateTimeFormatOptions): string {
  return new Intl.DateTimeFormat(locales[language], { ...parts, timeZone: 'UTC' }).format(asDate(day));
}

function asDate(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}
