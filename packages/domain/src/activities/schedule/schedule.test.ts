import { describe, expect, it } from 'vitest';
import { nextSchedules, type WeekSchedule } from './change-schedule';
import { scheduleEnd, scheduleStart } from './schedule';

describe('scheduleEnd (B7)', () => {
  it.each<[string, string, string | null, string | null, string]>([
    ['its end time', '2026-06-20', '09:00', '14:00', '2026-06-20T12:00:00.000Z'],
    ['the end of the day without one', '2026-06-20', '09:00', null, '2026-06-20T22:00:00.000Z'],
    ['the next day when it ends past midnight', '2026-06-20', '21:00', '01:30', '2026-06-20T23:30:00.000Z'],
    ['the next day when it ends as it began', '2026-06-20', '09:00', '09:00', '2026-06-21T07:00:00.000Z'],
    ['its end time where no start is known', '2026-06-20', null, '01:30', '2026-06-19T23:30:00.000Z'],
    ['a day of 23 hours', '2026-03-29', null, null, '2026-03-29T22:00:00.000Z'],
    ['a day of 25 hours', '2026-10-25', null, null, '2026-10-25T23:00:00.000Z'],
    ['a night over the change of clocks', '2026-03-28', '22:00', '04:00', '2026-03-29T02:00:00.000Z'],
    ['a leap day', '2028-02-29', null, null, '2028-02-29T23:00:00.000Z'],
  ])('%s', (_case, date, startTime, endTime, expected) => {
    expect(scheduleEnd({ date, startTime, endTime }).toISOString()).toBe(expected);
  });
});

it('begins at its time, or with the day', () => {
  expect(scheduleStart({ date: '2026-06-20', startTime: '09:00', endTime: null }).toISOString()).toBe(
    '2026-06-20T07:00:00.000Z',
  );
  expect(scheduleStart({ date: '2026-06-20', startTime: null, endTime: null }).toISOString()).toBe(
    '2026-06-19T22:00:00.000Z',
  );
});

describe('nextSchedules (B10)', () => {
  const saturday: WeekSchedule = { date: '2026-06-20', startTime: '09:00', endTime: '14:00', week: 25 };
  const sunday: WeekSchedule = { ...saturday, date: '2026-06-21' };
  const later: WeekSchedule = { ...saturday, date: '2026-06-27', week: 26 };

  it('a new activity has one schedule', () => {
    expect(nextSchedules(null, saturday, null)).toEqual({ inForce: saturday, first: saturday, change: null });
  });
  it('a correction before any change moves the first schedule too', () => {
    expect(nextSchedules({ inForce: saturday, first: saturday }, sunday, null)).toEqual({
      inForce: sunday,
      first: sunday,
      change: null,
    });
  });
  it('a change is in force at once and leaves the first on record', () => {
    expect(nextSchedules({ inForce: saturday, first: saturday }, saturday, later)).toEqual({
      inForce: later,
      first: saturday,
      change: { from: saturday, to: later },
    });
  });
  it('a second change keeps the very first', () => {
    const next = nextSchedules({ inForce: sunday, first: saturday }, sunday, later);
    expect(next).toMatchObject({ inForce: later, first: saturday, change: { from: sunday } });
  });
  it.each([
    ['the end', { ...saturday, endTime: '15:00' }],
    ['the start', { ...saturday, startTime: '08:00' }],
    ['the date', { ...saturday, date: '2026-06-21' }],
    ['an end that is no longer known', { ...saturday, endTime: null }],
  ])('a change of %s is one', (_what, change) => {
    expect(nextSchedules({ inForce: saturday, first: saturday }, saturday, change)).toEqual({
      inForce: change,
      first: saturday,
      change: { from: saturday, to: change },
    });
  });
  it('of the week alone nothing is put on record', () => {
    const regrouped = { ...saturday, week: 26 };
    expect(nextSchedules({ inForce: saturday, first: saturday }, saturday, regrouped).change).toBeNull();
  });
  it('a new activity may begin with a change', () => {
    expect(nextSchedules(null, saturday, later)).toEqual({
      inForce: later,
      first: saturday,
      change: { from: saturday, to: later },
    });
  });
  it('the change that is in force already, sent back, changes nothing', () => {
    expect(nextSchedules({ inForce: later, first: saturday }, later, later)).toEqual({
      inForce: later,
      first: saturday,
      change: null,
    });
  });
  it('a correction after a change leaves the first alone', () => {
    expect(nextSchedules({ inForce: later, first: saturday }, sunday, null)).toEqual({
      inForce: sunday,
      first: saturday,
      change: null,
    });
  });
});
