import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, daysInMonth, isIsoDate } from '../../dates';
import { seriesLimits, type SeriesEnd, SeriesRule } from './series';
import { seriesDates } from './series-dates';

type Weekly = Extract<SeriesRule, { kind: 'weekly' }>;
type ByDay = Extract<SeriesRule, { kind: 'monthlyByDay' }>;
type ByWeekday = Extract<SeriesRule, { kind: 'monthlyByWeekday' }>;
type Nth = ByWeekday['nth'];

const times = (count: number): SeriesEnd => ({ kind: 'times', times: count });
const until = (date: string): SeriesEnd => ({ kind: 'until', date });
const weekly = (weekdays: number[], end: SeriesEnd, every = 1): Weekly => ({ kind: 'weekly', every, weekdays, end });
const byDay = (day: number, end: SeriesEnd, every = 1): ByDay => ({ kind: 'monthlyByDay', every, day, end });
const byWeekday = (nth: Nth, weekday: number, end: SeriesEnd, every = 1): ByWeekday => ({
  kind: 'monthlyByWeekday',
  every,
  nth,
  weekday,
  end,
});
/** Monday is 1. */
const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;

describe('seriesDates', () => {
  it.each<[string, string, SeriesRule, string[]]>([
    [
      'every week on its own weekday, without its own day',
      '2026-06-20',
      weekly([6], times(3)),
      ['2026-06-27', '2026-07-04', '2026-07-11'],
    ],
    [
      'several weekdays: those left of its own week come first',
      '2026-06-17',
      weekly([1, 5], times(4)),
      ['2026-06-19', '2026-06-22', '2026-06-26', '2026-06-29'],
    ],
    [
      'every second week, counted from its own, Monday first',
      '2026-06-20',
      weekly([1, 7], times(4), 2),
      ['2026-06-21', '2026-06-29', '2026-07-05', '2026-07-13'],
    ],
    ['until a day, that day included', '2026-06-20', weekly([6], until('2026-07-04')), ['2026-06-27', '2026-07-04']],
    ['until a day before the next', '2026-06-20', weekly([6], until('2026-06-26')), []],
    ['until a day that lies before', '2026-06-20', weekly([6], until('2026-01-01')), []],
    ['across both changes of the clock', '2026-03-22', weekly([7], times(2)), ['2026-03-29', '2026-04-05']],
    ['across the end of October', '2026-10-18', weekly([7], times(2)), ['2026-10-25', '2026-11-01']],
    [
      'the 31st skips shorter months',
      '2026-01-31',
      byDay(31, times(4)),
      ['2026-03-31', '2026-05-31', '2026-07-31', '2026-08-31'],
    ],
    [
      'the 15th from a day before it begins in the same month',
      '2026-06-10',
      byDay(15, times(2)),
      ['2026-06-15', '2026-07-15'],
    ],
    ['the 5th from a day after it begins in the next', '2026-06-10', byDay(5, times(2)), ['2026-07-05', '2026-08-05']],
    [
      'every third month from the 31st',
      '2026-01-31',
      byDay(30, times(3), 3),
      ['2026-04-30', '2026-07-30', '2026-10-30'],
    ],
    ['29 February comes in leap years', '2024-02-29', byDay(29, times(2), 12), ['2028-02-29', '2032-02-29']],
    ['29 February does not come in 2100', '2096-02-29', byDay(29, times(1), 12), []],
    ['31 February never comes', '2026-02-10', byDay(31, times(5), 12), []],
    ['the second Sunday', '2026-06-14', byWeekday(2, 7, times(3)), ['2026-07-12', '2026-08-09', '2026-09-13']],
    [
      'the last Saturday, in months of four and of five',
      '2026-01-31',
      byWeekday(-1, 6, times(3)),
      ['2026-02-28', '2026-03-28', '2026-04-25'],
    ],
    [
      'the first Monday of every second month',
      '2026-06-01',
      byWeekday(1, 1, until('2026-12-31'), 2),
      ['2026-08-03', '2026-10-05', '2026-12-07'],
    ],
    [
      'picked dates in order, each once, also earlier ones, never its own',
      '2026-06-20',
      { kind: 'dates', dates: ['2026-07-01', '2026-06-20', '2026-05-01', '2026-07-01'] },
      ['2026-05-01', '2026-07-01'],
    ],
    ['up to the last day that a date can have', '2100-12-20', weekly([3], times(5)), ['2100-12-22', '2100-12-29']],
  ])('%s', (_case, ownDate, rule, dates) => {
    expect(seriesDates(rule, ownDate)).toEqual(dates);
  });

  it('gives one more than the limit where there are more, for the caller to refuse', () => {
    expect(seriesDates(weekly([1, 2, 3, 4, 5, 6, 7], until('2030-01-01')), '2026-01-01')).toHaveLength(
      seriesLimits.times + 1,
    );
  });
});

const ownDate = fc.integer({ min: 0, max: 50_000 }).map((days) => addDays('1950-01-01', days));
const end = fc.oneof(
  fc.integer({ min: 1, max: seriesLimits.times }).map(times),
  fc.integer({ min: 0, max: 2_000 }).map((days) => until(addDays('2026-01-01', days))),
);
const weekday = fc.integer({ min: 1, max: 7 });
const weeks = fc.integer({ min: 1, max: seriesLimits.weeks });
const months = fc.integer({ min: 1, max: seriesLimits.months });

function assertInOrder(dates: readonly string[], own: string, ending: SeriesEnd) {
  expect(dates.every(isIsoDate)).toBe(true);
  expect(dates).toEqual([...new Set(dates)].toSorted());
  expect(dates[0] === undefined || dates[0] > own).toBe(true);
  if (ending.kind === 'times') expect(dates.length).toBeLessThanOrEqual(ending.times);
  else expect((dates.at(-1) ?? '') <= ending.date).toBe(true);
}

function monthsBetween(from: string, to: string): number {
  return (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));
}

const mondayOf = (date: string) => addDays(date, 1 - weekdayOf(date));

describe('for every rule', () => {
  it('weekly: on its weekdays, in its weeks', () => {
    fc.assert(
      fc.property(ownDate, fc.uniqueArray(weekday, { minLength: 1 }), weeks, end, (own, days, every, ending) => {
        const dates = seriesDates(SeriesRule.parse(weekly(days, ending, every)), own);
        assertInOrder(dates, own, ending);
        for (const date of dates) {
          expect(days).toContain(weekdayOf(date));
          expect(daysBetween(mondayOf(own), mondayOf(date)) % (7 * every)).toBe(0);
        }
      }),
      { numRuns: 150 },
    );
  });

  it('by a day of the month: on that day, in its months, and none is left out', () => {
    fc.assert(
      fc.property(ownDate, fc.integer({ min: 1, max: 31 }), months, end, (own, day, every, ending) => {
        const dates = seriesDates(byDay(day, ending, every), own);
        assertInOrder(dates, own, ending);
        for (const date of dates) {
          expect(Number(date.slice(8))).toBe(day);
          expect(monthsBetween(own, date) % every).toBe(0);
        }
        for (const [index, date] of dates.entries()) {
          const before = index === 0 ? own : (dates[index - 1] ?? own);
          // Months between two of them are too short for the day.
          for (let skip = every; skip < monthsBetween(before, date); skip += every) {
            const month = Number(before.slice(5, 7)) - 1 + skip;
            const year = Number(before.slice(0, 4)) + Math.floor(month / 12);
            expect(daysInMonth(year, (month % 12) + 1)).toBeLessThan(day);
          }
        }
      }),
      { numRuns: 150 },
    );
  });

  it('by a weekday of the month: the nth or the last one', () => {
    const nth = fc.constantFrom<Nth>(1, 2, 3, 4, -1);
    fc.assert(
      fc.property(ownDate, nth, weekday, months, end, (own, which, day, every, ending) => {
        const dates = seriesDates(byWeekday(which, day, ending, every), own);
        assertInOrder(dates, own, ending);
        for (const date of dates) {
          expect(weekdayOf(date)).toBe(day);
          const dayOfMonth = Number(date.slice(8));
          if (which === -1) expect(addDays(date, 7).slice(0, 7)).not.toBe(date.slice(0, 7));
          else expect(Math.ceil(dayOfMonth / 7)).toBe(which);
          expect(monthsBetween(own, date) % every).toBe(0);
        }
      }),
      { numRuns: 150 },
    );
  });
});
