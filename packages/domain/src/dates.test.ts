import { describe, expect, it } from 'vitest';
import {
  addDays,
  daysBetween,
  daysInMonth,
  formatDayMonthYear,
  shortTime,
  isIsoDate,
  quarterStart,
  IsoDate,
  isoWeek,
  WallTime,
  yearsBetween,
} from './dates';
import { refusals } from './refusals.test-support';

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
    ['2100-12-31', true],
    ['2101-01-01', false],
    ['2026-12-32', false],
    ['2026-06-15 ', false],
    [' 2026-06-15', false],
    ['2026-06-150', false],
    ['12026-06-15', false],
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
  [2026, 1, 31],
  [2026, 3, 31],
  [2026, 4, 30],
  [2026, 5, 31],
  [2026, 6, 30],
  [2026, 7, 31],
  [2026, 8, 31],
  [2026, 9, 30],
  [2026, 10, 31],
  [2026, 11, 30],
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
    ['2026-11-22', 47],
    ['2026-11-23', 48],
    // A Thursday on 1 January, and a Sunday on 4 January.
    ['2015-01-01', 1],
    ['2015-12-31', 53],
    ['2026-01-04', 1],
    ['2026-01-05', 2],
    ['2032-01-04', 1],
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

describe('daysBetween', () => {
  it.each([
    ['2026-03-28', '2026-03-30', 2],
    ['2026-10-26', '2026-10-24', -2],
    ['2026-05-01', '2026-05-01', 0],
    ['2024-02-28', '2024-03-01', 2],
    ['2026-01-01', '2027-01-01', 365],
  ])('from %s to %s: %i', (from, to, days) => expect(daysBetween(from, to)).toBe(days));
});

it.each([
  ['2026-06-15', []],
  ['2026-06-31', [': date']],
  ['2026-06-150', [': too_big', ': date']],
  [20_260_615, [': invalid_type']],
])('the day %j: %j', (day, why) => expect(refusals(IsoDate, day)).toEqual(why));

it('writes dates as people here do', () => expect(formatDayMonthYear('2026-05-04')).toBe('04/05/2026'));

it.each([
  ['00:00', true],
  ['23:59', true],
  ['24:00', false],
  ['9:30', false],
  ['09:60', false],
  ['09:30:00', false],
  ['19:30', true],
  ['20:00', true],
  ['29:00', false],
  [' 9:30', false],
])('the time %s is valid: %s', (value, valid) => expect(WallTime.safeParse(value).success).toBe(valid));

it('writes times without the leading zero', () =>
  expect(['09:05', '10:00', '00:15', '09:05:00'].map(shortTime)).toEqual(['9:05', '10:00', '0:15', '9:05']));

it.each([
  ['2026-01-01T00:00:00.000Z', '2026-01-01'],
  ['2026-03-31T23:59:59.999Z', '2026-01-01'],
  ['2026-04-01T03:30:00.000Z', '2026-04-01'],
  ['2026-09-30T22:30:00.000Z', '2026-07-01'],
  ['2026-12-31T12:00:00.000Z', '2026-10-01'],
])('the quarter of %s began on %s', (now, start) => {
  expect(quarterStart(new Date(now)).toISOString()).toBe(`${start}T00:00:00.000Z`);
});
