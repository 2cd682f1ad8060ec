import { describe, expect, it } from 'vitest';
import { madridDate, madridInstant, portugueseTime } from './madrid-time';

describe('madridDate', () => {
  it.each([
    ['2026-01-15T22:59:59Z', '2026-01-15'],
    ['2026-01-15T23:00:00Z', '2026-01-16'],
    ['2026-07-15T21:59:59Z', '2026-07-15'],
    ['2026-07-15T22:00:00Z', '2026-07-16'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
  ])('at %s it is %s', (instant, date) => expect(madridDate(new Date(instant))).toBe(date));
});

describe('madridInstant', () => {
  it.each([
    ['2026-01-15', '09:30', '2026-01-15T08:30:00.000Z'],
    ['2026-07-15', '09:30', '2026-07-15T07:30:00.000Z'],
    // 29 March: 02:00 becomes 03:00, so 02:30 is not on any clock and moves forward.
    ['2026-03-29', '01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-03-29', '03:00', '2026-03-29T01:00:00.000Z'],
    // 25 October: 02:30 is there twice, the first counts.
    ['2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
    ['2026-10-25', '03:00', '2026-10-25T02:00:00.000Z'],
    ['2024-02-29', '00:00', '2024-02-28T23:00:00.000Z'],
  ])('%s %s is %s', (date, time, instant) => expect(madridInstant(date, time).toISOString()).toBe(instant));
});

it('without a time the day begins', () => {
  expect(madridInstant('2026-07-15').toISOString()).toBe('2026-07-14T22:00:00.000Z');
});

describe('portugueseTime (B48)', () => {
  it.each([
    ['2026-01-15', '09:00', '08:00'],
    ['2026-07-15', '09:00', '08:00'],
    ['2026-07-15', '00:30', '23:30'],
    ['2026-03-29', '03:00', '02:00'],
  ])('%s %s in Spain is %s in Portugal', (date, time, expected) => expect(portugueseTime(date, time)).toBe(expected));
});
