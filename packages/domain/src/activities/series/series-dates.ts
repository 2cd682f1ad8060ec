import { type Freq, RRuleTemporal } from 'rrule-temporal';
import { Temporal } from 'temporal-polyfill';
import { lastDate } from '../../dates';
import { type SeriesEnd, seriesLimits, type SeriesRule } from './series';

/** Days are calendar days: worked out in a zone without summer time, no day can be lost or doubled. */
const zone = 'UTC';
const weekdayNames = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const;

/**
 * The days of a rule in order, without the activity's own. Rules run from the day after it, weeks and months counted
 * from its own; one more than the limit comes back where there are more, for the caller to refuse.
 */
export function seriesDates(rule: SeriesRule, ownDate: string): string[] {
  if (rule.kind === 'dates') return [...new Set(rule.dates)].filter((date) => date !== ownDate).toSorted();
  const wanted = wantedTimes(rule.end);
  const dates: string[] = [];
  const recurrence = new RRuleTemporal({
    ...recurrenceOf(rule),
    interval: rule.every,
    wkst: 'MO',
    // A month begins on its first day: from the 31st on, shorter months would have no beginning to count from.
    dtstart: midnight(rule.kind === 'weekly' ? ownDate : `${ownDate.slice(0, 7)}-01`),
    until: midnight(rule.end.kind === 'until' ? rule.end.date : lastDate),
  });
  recurrence.all((occurrence) => {
    const date = occurrence.toString().slice(0, ownDate.length);
    if (date > ownDate) dates.push(date);
    return dates.length < wanted;
  });
  return dates.slice(0, wanted);
}

function wantedTimes(end: SeriesEnd): number {
  return end.kind === 'times' ? end.times : seriesLimits.times + 1;
}

function recurrenceOf(rule: Exclude<SeriesRule, { kind: 'dates' }>): {
  freq: Freq;
  byDay?: string[];
  byMonthDay?: number[];
} {
  switch (rule.kind) {
    case 'weekly':
      return { freq: 'WEEKLY', byDay: rule.weekdays.map(weekdayName) };
    case 'monthlyByDay':
      return { freq: 'MONTHLY', byMonthDay: [rule.day] };
    case 'monthlyByWeekday':
      return { freq: 'MONTHLY', byDay: [`${rule.nth}${weekdayName(rule.weekday)}`] };
  }
}

function weekdayName(weekday: number): string {
  return weekdayNames[weekday - 1] ?? 'MO';
}

function midnight(date: string): Temporal.ZonedDateTime {
  return Temporal.PlainDate.from(date).toZonedDateTime(zone);
}
