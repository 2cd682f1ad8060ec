import { describe, expect, it } from 'vitest';
import { inWeeks, isDay, mondayOf, periodTitle, shownDays, stepped, weekdayName } from './calendar-days';

describe('shownDays (B88)', () => {
  it.each([
    ['2026-11-24', 'week', '2026-11-23', '2026-11-29', 7],
    ['2026-11-29', 'week', '2026-11-23', '2026-11-29', 7],
    ['2026-11-24', 'month', '2026-10-26', '2026-12-06', 42],
    ['2027-02-10', 'month', '2027-02-01', '2027-02-28', 28],
    ['2026-12-31', 'month', '2026-11-30', '2027-01-03', 35],
    // The clocks change in these months: a day stays a day.
    ['2026-03-01', 'month', '2026-02-23', '2026-04-05', 42],
    ['2026-10-25', 'week', '2026-10-19', '2026-10-25', 7],
  ] as const)('of %s by %s', (day, span, first, last, count) => {
    const days = shownDays(day, span);
    expect([days[0], days.at(-1), days.length]).toEqual([first, last, count]);
    expect(inWeeks(days).every((week) => week.length === 7 && week[0] === mondayOf(week[0] ?? ''))).toBe(true);
  });
});

it.each([
  ['2026-01-31', 'month', 1, '2026-02-01'],
  ['2026-01-15', 'month', -1, '2025-12-01'],
  ['2026-12-30', 'week', 1, '2027-01-04'],
  ['2026-01-01', 'week', -1, '2025-12-22'],
] as const)('from %s a %s by %i: %s', (day, span, steps, expected) => {
  expect(stepped(day, span, steps)).toBe(expected);
});

it.each([
  ['2026-02-28', true],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['26-02-01', false],
  ['hoy', false],
  [undefined, false],
])('%s is a day: %s', (day, expected) => {
  expect(isDay(day)).toBe(expected);
});

it('names periods and days in the language of the reader', () => {
  expect(periodTitle('2026-11-24', 'month', 'es')).toBe('noviembre de 2026');
  expect(periodTitle('2026-11-24', 'month', 'pt')).toBe('novembro de 2026');
  expect(periodTitle('2026-11-24', 'week', 'es')).toBe('Del 23/11/2026 al 29/11/2026');
  expect(weekdayName('2026-11-23', 'pt', 'long')).toBe('segunda-feira');
});
