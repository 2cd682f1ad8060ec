import { seriesLimits, SeriesRule } from '@dehesa/domain/activities';

/** A rule as its fields hold it: number fields have text while it is typed. */
export interface RuleValues {
  kind: 'weekly' | 'monthly' | 'dates';
  everyWeeks: number | string;
  everyMonths: number | string;
  weekdays: string[];
  monthlyBy: 'day' | 'weekday';
  day: number | string;
  /** Which weekday of a month: `3 6` is its third Saturday, `-1 6` its last one. */
  nthWeekday: string;
  end: 'times' | 'until';
  times: number | string;
  until: string | null;
  dates: string[];
}

export const nths = [1, 2, 3, 4, -1] as const;
export const weekdayNumbers = [1, 2, 3, 4, 5, 6, 7] as const;

const usualTimes = 4;
const longestMonth = 31;

/** The fields before anything is chosen: every week on the activity's own weekday. */
export function firstRule(ownDate: string): RuleValues {
  const day = Number(ownDate.slice(8));
  const weekday = new Date(`${ownDate}T00:00:00Z`).getUTCDay() || 7;
  // A fifth weekday of a month is its last one: not every month has five.
  const nth = nths.find((each) => each === Math.ceil(day / 7)) ?? -1;
  return {
    kind: 'weekly',
    everyWeeks: 1,
    everyMonths: 1,
    weekdays: [String(weekday)],
    monthlyBy: 'weekday',
    day,
    nthWeekday: `${nth} ${weekday}`,
    end: 'times',
    times: usualTimes,
    until: null,
    dates: [],
  };
}

export type RuleProblem = 'everyWeeks' | 'everyMonths' | 'weekdays' | 'day' | 'times' | 'until' | 'dates';

/** The rule that the fields say, or what keeps them from saying one. */
export function ruleOf(values: RuleValues): { rule: SeriesRule } | { problem: RuleProblem } {
  const problem = problemOf(values);
  if (problem !== null) return { problem };
  return { rule: SeriesRule.parse(written(values)) };
}

function problemOf(values: RuleValues): RuleProblem | null {
  if (values.kind === 'dates') return values.dates.length === 0 ? 'dates' : null;
  if (values.kind === 'weekly' && !isWithin(values.everyWeeks, seriesLimits.weeks)) return 'everyWeeks';
  if (values.kind === 'weekly' && values.weekdays.length === 0) return 'weekdays';
  if (values.kind === 'monthly' && !isWithin(values.everyMonths, seriesLimits.months)) return 'everyMonths';
  if (values.kind === 'monthly' && values.monthlyBy === 'day' && !isWithin(values.day, longestMonth)) return 'day';
  if (values.end === 'times') return isWithin(values.times, seriesLimits.times) ? null : 'times';
  return values.until === null ? 'until' : null;
}

function isWithin(typed: number | string, max: number): boolean {
  const value = typed === '' ? 0 : Number(typed);
  return Number.isInteger(value) && value >= 1 && value <= max;
}

function written(values: RuleValues): unknown {
  if (values.kind === 'dates') return { kind: 'dates', dates: values.dates };
  const end =
    values.end === 'times' ? { kind: 'times', times: Number(values.times) } : { kind: 'until', date: values.until };
  if (values.kind === 'weekly') {
    return { kind: 'weekly', every: Number(values.everyWeeks), weekdays: values.weekdays.map(Number), end };
  }
  const every = Number(values.everyMonths);
  const [nth, weekday] = values.nthWeekday.split(' ').map(Number);
  return values.monthlyBy === 'day'
    ? { kind: 'monthlyByDay', every, day: Number(values.day), end }
    : { kind: 'monthlyByWeekday', every, nth, weekday, end };
}
