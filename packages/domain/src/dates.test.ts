import { describe, expect, it } from 'vitest';
import { addDays, daysInMonth, formatDayMonthYear, isIsoDate, isoWeek, WallTime, yearsBetween } from './dates';

describe('isIsoDate', () => {
  it.each([
    ['2026-02-28', true],
    ['2024-02-29', true],
    ['2000-02-29', true],
    ['2026-02-29', false],
    ['1900-02-29', false],
    ['2100-02-28', true],
    ['2026-04-31', false],
    ['2026-13-01', false],
    ['2026-00-10', false],
    ['2026-01-00', false],
    ['1899-12-31', false],
    ['1900-01-01', true],
    ['2101-01-01', false],
    ['26-01-01', false],
    ['2026-1-1', false],
    ['01/02/2026', false],
    ['', false],
  ])('%s is %s', (value, expected) => expect(isIsoDate(value)).toBe(expected));
});

it.each([
  [2024, 2, 29],
  [2026, 2, 28],
  [2000, 2, 29],
  [1900, 2, 28],
  [2026, 4, 30],
  [2026, 12, 31],
])('month %i-%i has %i days', (year, month, days) => expect(daysInMonth(year, month)).toBe(days));

describe('isoWeek (B10)', () => {
  it.each([
    ['2026-01-01', 1],
    ['2026-11-21', 47],
    ['2024-12-30', 1],
    ['2020-12-31', 53],
    ['2021-01-03', 53],
    ['2021-01-04', 1],
    ['2027-01-01', 53],
    ['2024-02-29', 9],
  ])('%s lies in week %i', (date, week) => expect(isoWeek(date)).toBe(week));
});

describe('yearsBetween', () => {
  it.each([
    ['2008-11-21', '2026-11-20', 17],
    ['2008-11-21', '2026-11-21', 18],
    ['2008-02-29', '2026-02-28', 17],
    ['2008-02-29', '2026-03-01', 18],
    ['2008-02-29', '2028-02-29', 20],
  ])('born %s, on %s: %i', (birth, on, years) => expect(yearsBetween(birth, on)).toBe(years));
});

describe('addDays', () => {
  it.each([
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-24', 1, '2026-10-25'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2026-01-01', -1, '2025-12-31'],
  ])('%s and %i days is %s', (date, days, expected) => expect(addDays(date, days)).toBe(expected));
});

it('writes dates as people here do', () => expect(formatDayMonthYear('2026-05-04')).toBe('04/05/2026'));

it.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['9:30', false],
  ['09:60', false],
  ['09:30:00', false],
])('the time %s is valid: %s', (value, valid) => expect(WallTime.safeParse(value).success).toBe(valid));
