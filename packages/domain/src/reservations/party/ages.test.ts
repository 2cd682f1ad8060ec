import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../dates';
import { madridDate } from '../../madrid-time';
import { bookerAgeFor, exceedsAge, hasAge, isBirthDate } from './ages';

describe('hasAge: of age on the birthday itself', () => {
  it.each([
    ['2008-06-15', 18, '2026-06-14', false],
    ['2008-06-15', 18, '2026-06-15', true],
    ['2008-06-15', 18, '2026-06-16', true],
    ['2008-06-15', 17, '2026-06-14', true],
    // Born on a leap day: the birthday of a common year is 1 March.
    ['2008-02-29', 18, '2026-02-28', false],
    ['2008-02-29', 18, '2026-03-01', true],
    ['2004-02-29', 20, '2024-02-28', false],
    ['2004-02-29', 20, '2024-02-29', true],
    ['2007-12-31', 18, '2025-12-30', false],
    ['2008-01-01', 18, '2025-12-31', false],
    // No dates at all, or not yet born.
    ['2008-02-30', 18, '2026-06-15', false],
    ['2007-02-29', 18, '2026-06-15', false],
    ['15/06/2008', 18, '2026-06-15', false],
    ['', 18, '2026-06-15', false],
    ['2027-01-01', 0, '2026-06-15', false],
    ['1899-12-31', 18, '2026-06-15', false],
  ] as const)('born %s, %i on %s → %j', (born, age, today, expected) =>
    expect(hasAge(born, age, today)).toBe(expected),
  );

  it('never depends on the machine’s zone: it is the date in Madrid that counts', () => {
    // 23:30 of the 14th in London, 00:30 of the 15th in Madrid.
    const summer = madridDate(new Date('2026-06-14T22:30:00Z'));
    expect(summer).toBe('2026-06-15');
    expect(hasAge('2008-06-15', 18, summer)).toBe(true);
    const winter = madridDate(new Date('2026-01-14T22:30:00Z'));
    expect(winter).toBe('2026-01-14');
    expect(hasAge('2008-01-15', 18, winter)).toBe(false);
  });

  it('once of age stays of age', () => {
    const day = fc.integer({ min: 0, max: 36_000 }).map((days) => addDays('1926-01-01', days));
    fc.assert(
      fc.property(
        day,
        day,
        fc.integer({ min: 0, max: 60 }),
        (born, today, age) => !hasAge(born, age, today) || hasAge(born, age, addDays(today, 1)),
      ),
    );
  });
});

describe('exceedsAge: more than the band, not yet on the birthday', () => {
  it.each([
    ['2014-06-15', 12, '2026-06-14', false],
    ['2014-06-15', 12, '2026-06-15', false],
    ['2014-06-15', 12, '2026-06-16', true],
    ['2013-06-15', 12, '2026-06-15', true],
    // Born on a leap day: 1 March is the birthday of a common year.
    ['2012-02-29', 13, '2025-03-01', false],
    ['2012-02-29', 13, '2025-03-02', true],
    ['2012-02-29', 12, '2024-03-01', true],
    ['2026-06-15', 0, '2026-06-15', true],
    ['2026-06-16', 0, '2026-06-15', false],
    ['no date', 0, '2026-06-15', false],
  ] as const)('born %s, over %i on %s → %j', (born, age, today, expected) =>
    expect(exceedsAge(born, age, today)).toBe(expected),
  );
});

it('a booker is 18, or as old as the activity asks where that is more', () => {
  expect([0, 12, 16, 18, 21].map(bookerAgeFor)).toEqual([18, 18, 18, 18, 21]);
});

it.each([
  ['2026-06-15', true],
  ['2026-06-16', false],
  ['2024-02-29', true],
  ['2025-02-29', false],
  ['1900-01-01', true],
  ['26-06-15', false],
])('isBirthDate(%s) on 2026-06-15 → %j', (typed, expected) => expect(isBirthDate(typed, '2026-06-15')).toBe(expected));
