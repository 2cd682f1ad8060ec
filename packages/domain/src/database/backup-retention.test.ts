import { describe, expect, it } from 'vitest';
import { backupsToKeep, isBackupLate } from './backup-retention';

const dayMs = 86_400_000;
/** One a night at 4, from so many days before a moment up to it. */
const nightly = (days: number, last = '2026-11-24T04:00:00Z') =>
  Array.from({ length: days }, (_, index) => new Date(Date.parse(last) - index * dayMs));
const daysOf = (kept: Set<Date>) =>
  [...kept].map((moment) => moment.toISOString().slice(0, 10)).toSorted((one, other) => other.localeCompare(one));
const keptOf = (moments: readonly Date[]) => daysOf(backupsToKeep(moments));

describe('of backups that were made each night (B85)', () => {
  it('those of seven days, five weeks and twelve months stay', () => {
    // The 24th is a Tuesday.
    const lastDays = ['2026-11-24', '2026-11-23', '2026-11-22', '2026-11-21', '2026-11-20', '2026-11-19', '2026-11-18'];
    // Of the weeks before: the one that the first of these days is in has its own newest.
    const sundays = ['2026-11-15', '2026-11-08', '2026-11-01'];
    const ends = ['10-31', '09-30', '08-31', '07-31', '06-30', '05-31', '04-30', '03-31', '02-28', '01-31'];
    const monthEnds = [...ends.map((day) => `2026-${day}`), '2025-12-31'];
    expect(keptOf(nightly(800))).toEqual([...lastDays, ...sundays, ...monthEnds]);
  });

  it('the same stay when it is done every night, as when it is done once', () => {
    let there: Date[] = [];
    for (const tonight of nightly(800).toReversed()) there = [...backupsToKeep([...there, tonight])];
    expect(daysOf(new Set(there))).toEqual(keptOf(nightly(800)));
  });

  it('none goes as long as they are few', () => {
    expect(backupsToKeep(nightly(7)).size).toBe(7);
  });
});

it('of several in a day the newest one stays', () => {
  const [late = new Date(), early = new Date()] = ['2026-11-24T20:00:00Z', '2026-11-24T04:00:00Z'].map(
    (at) => new Date(at),
  );
  expect([...backupsToKeep([early, late])]).toEqual([late]);
});

it('what was made before a long silence is not taken away for it', () => {
  const old = nightly(3, '2026-06-10T04:00:00Z');
  const [fresh] = nightly(1);
  expect(backupsToKeep([...old, ...nightly(1)]).size).toBe(4);
  expect(keptOf([...old, fresh ?? new Date()])).toContain('2026-06-10');
});

it('nothing is kept of nothing', () => {
  expect(backupsToKeep([]).size).toBe(0);
});

it('the weeks are those of Monday to Sunday', () => {
  const moments = ['2026-11-22T23:59:59Z', '2026-11-23T00:00:00Z'].map((at) => new Date(at));
  expect(backupsToKeep(moments, { days: 0, weeks: 5, months: 0 }).size).toBe(2);
  const sameWeek = ['2026-11-23T00:00:00Z', '2026-11-29T23:59:59Z'].map((at) => new Date(at));
  expect(backupsToKeep(sameWeek, { days: 0, weeks: 5, months: 0 }).size).toBe(1);
});

it.each([
  ['of last night', '2026-11-24T04:00:00Z', false],
  ['of 26 hours ago', '2026-11-23T04:00:00Z', false],
  ['of longer ago', '2026-11-23T03:59:59Z', true],
])('a backup %s is late: %s, %s', (_case, at, late) => {
  expect(isBackupLate(new Date(at), new Date('2026-11-24T06:00:00Z'))).toBe(late);
});

it('where there is none it is late', () => expect(isBackupLate(null, new Date())).toBe(true));
