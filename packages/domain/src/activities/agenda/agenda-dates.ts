import { addDays, daysInMonth } from '../../dates';
import type { AgendaFilter, AgendaPeriod } from './agenda';

/** First and last day, both included; null is open. */
export interface DateRange {
  from: string | null;
  to: string | null;
}

/** The days of a period as seen from `today`: the weekend is the running one or the next. */
export function periodDates(period: AgendaPeriod, today: string): { from: string; to: string } {
  if (period === 'weekend') {
    const weekday = new Date(`${today}T00:00:00Z`).getUTCDay();
    if (weekday === 0) return { from: today, to: today };
    const saturday = addDays(today, 6 - weekday);
    return { from: saturday, to: addDays(saturday, 1) };
  }
  if (period === 'month') return { from: today, to: endOfMonth(today) };
  const first = addDays(endOfMonth(today), 1);
  return { from: first, to: endOfMonth(first) };
}

/** The days that a filter asks for: its dates, in whichever order they were given, else those of its period. */
export function agendaDates({ period, from, to }: AgendaFilter, today: string): DateRange {
  if (from !== null && to !== null && from > to) return { from: to, to: from };
  if (from !== null || to !== null || period === null) return { from, to };
  return periodDates(period, today);
}

function endOfMonth(isoDate: string): string {
  const days = daysInMonth(Number(isoDate.slice(0, 4)), Number(isoDate.slice(5, 7)));
  return `${isoDate.slice(0, 8)}${days}`;
}
