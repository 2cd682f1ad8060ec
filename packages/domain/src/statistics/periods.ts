/** Calendar dates yyyy-mm-dd, both of them counted. */
export interface Period {
  from: string;
  to: string;
}

/** Periods that are told by their name; a season is three whole months, winter begins in December (B92). */
export const namedPeriods = ['month', 'season', 'year', 'lastYear'] as const;
export type NamedPeriod = (typeof namedPeriods)[number];

/** The dates of a named period on a day (B92). */
export function periodDates(name: NamedPeriod, today: string): Period {
  const year = Number(today.slice(0, 4));
  const month = Number(today.slice(5, 7));
  switch (name) {
    case 'month':
      return wholeMonths(year, month, 1);
    case 'season':
      return wholeMonths(year, month - (month % 3), 3);
    case 'year':
      return wholeMonths(year, 1, 12);
    case 'lastYear':
      return wholeMonths(year - 1, 1, 12);
  }
}

/** The days of a month yyyy-mm. */
export function monthDates(month: string): Period {
  return wholeMonths(Number(month.slice(0, 4)), Number(month.slice(5, 7)), 1);
}

/** The same dates a year before; 29 February is the 28th there (B92). */
export function yearBefore({ from, to }: Period): Period {
  return { from: dayAYearBefore(from), to: dayAYearBefore(to) };
}

/** Whether it is a period at all, and not longer than three years (B92). */
export function isPeriod({ from, to }: Period): boolean {
  return from <= to && (Date.parse(to) - Date.parse(from)) / 86_400_000 < longestDays;
}

const longestDays = 1096;

/** From the first day of a month; month 0 is December of the year before. */
function wholeMonths(year: number, month: number, count: number): Period {
  return { from: isoDay(year, month, 1), to: isoDay(year, month + count, 0) };
}

function isoDay(year: number, month: number, day: number): string {
  return new Date(Date.UTC(year, month - 1, day)).toISOString().slice(0, 10);
}

function dayAYearBefore(date: string): string {
  const monthDay = date.slice(5) === '02-29' ? '02-28' : date.slice(5);
  return `${Number(date.slice(0, 4)) - 1}-${monthDay}`;
}
