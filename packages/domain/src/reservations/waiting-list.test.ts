import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { inMadrid, madridInstant } from '../madrid-time';
import { offerDeadline } from './waiting-list';

const never = new Date('2099-01-01T00:00:00Z');
const inZone = (at: Date) => inMadrid(at).toPlainDateTime().toString().slice(0, 16);

describe('offerDeadline', () => {
  it.each([
    // Made by day, answered by day.
    ['2026-05-04T08:00', 12, '2026-05-04T20:00'],
    ['2026-05-04T10:00', 12, '2026-05-04T22:00'],
    ['2026-05-04T10:30', 1, '2026-05-04T11:30'],
    // The night does not count.
    ['2026-05-04T10:01', 12, '2026-05-05T08:01'],
    ['2026-05-04T20:00', 12, '2026-05-05T18:00'],
    ['2026-05-04T21:59', 1, '2026-05-05T08:59'],
    // Made by night: its time begins in the morning.
    ['2026-05-04T22:00', 12, '2026-05-05T20:00'],
    ['2026-05-04T22:01', 12, '2026-05-05T20:00'],
    ['2026-05-04T22:59', 12, '2026-05-05T20:00'],
    ['2026-05-04T23:59', 12, '2026-05-05T20:00'],
    ['2026-05-05T03:00', 12, '2026-05-05T20:00'],
    ['2026-05-05T07:59', 1, '2026-05-05T09:00'],
    // A day has 14 hours: 168 are twelve days.
    ['2026-05-04T08:00', 14, '2026-05-04T22:00'],
    ['2026-05-04T08:00', 28, '2026-05-05T22:00'],
    ['2026-05-04T08:00', 168, '2026-05-15T22:00'],
    // The nights in which the clock changes are an hour shorter and longer: nobody gains or loses by it.
    ['2026-03-28T21:00', 2, '2026-03-29T09:00'],
    ['2026-03-29T01:30', 1, '2026-03-29T09:00'],
    ['2026-03-28T12:00', 12, '2026-03-29T10:00'],
    ['2026-10-24T21:00', 2, '2026-10-25T09:00'],
    ['2026-10-25T02:30', 12, '2026-10-25T20:00'],
    ['2026-12-31T21:00', 12, '2027-01-01T19:00'],
  ])('made at %s for %i h it runs out at %s', (from, hours, expected) => {
    const made = madridInstant(from.slice(0, 10), from.slice(11));
    expect(inZone(offerDeadline(made, hours, never))).toBe(expected);
  });

  it('ends when the activity begins', () => {
    const begins = new Date('2026-05-05T04:00:00Z');
    expect(offerDeadline(new Date('2026-05-04T18:00:00Z'), 12, begins)).toEqual(begins);
  });

  it('never runs out at night, and never before its hours have passed', () => {
    const instants = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true });
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 168 }), (from, hours) => {
        const deadline = offerDeadline(from, hours, never);
        const time = inMadrid(deadline).toPlainTime().toString();
        expect(time > '08:00:00' && time <= '22:00:00').toBe(true);
        expect(deadline.getTime() - from.getTime()).toBeGreaterThanOrEqual(hours * 3_600_000);
      }),
    );
  });
});
