import { describe, expect, it } from 'vitest';
import {
  type NextSchedules,
  nextSchedules,
  type StoredSchedules,
  type TypedChange,
  type WeekSchedule,
} from './change-schedule';
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
  const unbooked = { inForce: saturday, first: saturday, booked: false };
  const booked = { ...unbooked, booked: true };
  const open = { date: null, startTime: null, endTime: null, week: null };
  const next = (stored: StoredSchedules | null, corrected: WeekSchedule, change: TypedChange | null): NextSchedules =>
    nextSchedules(stored, corrected, change);

  it('a new activity has one schedule', () => {
    expect(next(null, saturday, null)).toEqual({ inForce: saturday, first: saturday, change: null, replaced: null });
  });
  it('a new activity may begin with a change', () => {
    expect(next(null, saturday, later)).toEqual({
      inForce: later,
      first: saturday,
      change: { from: saturday, to: later },
      replaced: saturday,
    });
  });
  it('a correction before any change moves the first schedule too', () => {
    expect(next(unbooked, sunday, null)).toEqual({
      inForce: sunday,
      first: sunday,
      change: null,
      replaced: saturday,
    });
  });
  it('with reservations another date is a change, and the first stays on record', () => {
    expect(next(booked, sunday, null)).toEqual({
      inForce: sunday,
      first: saturday,
      change: { from: saturday, to: sunday },
      replaced: saturday,
    });
  });
  it('with reservations, saving what is in force changes nothing', () => {
    expect(next(booked, saturday, null)).toEqual({
      inForce: saturday,
      first: saturday,
      change: null,
      replaced: null,
    });
  });
  it('with reservations a change beside another date comes from what was in force', () => {
    expect(next(booked, sunday, later)).toMatchObject({ inForce: later, first: saturday, change: { from: saturday } });
  });
  it('a change is in force at once and leaves the first on record', () => {
    expect(next(unbooked, saturday, later)).toEqual({
      inForce: later,
      first: saturday,
      change: { from: saturday, to: later },
      replaced: saturday,
    });
  });
  it('a second change keeps the very first', () => {
    const changed = next({ inForce: sunday, first: saturday, booked: false }, sunday, later);
    expect(changed).toMatchObject({ inForce: later, first: saturday, change: { from: sunday }, replaced: sunday });
  });
  it.each<[string, StoredSchedules | null, Partial<TypedChange>]>([
    ['alone', unbooked, { week: 30 }],
    ['alone, with reservations', booked, { week: 30 }],
    ['alone, of a new activity', null, { week: 30 }],
    ['with the date in force', booked, { date: saturday.date, week: 30 }],
  ])('a week %s groups it anew, and is no other time', (_what, stored, typed) => {
    expect(next(stored, saturday, { ...open, ...typed })).toMatchObject({
      inForce: { ...saturday, week: 30 },
      change: null,
      replaced: null,
    });
  });
  it('a week that is sent back with the last change leaves the corrected one', () => {
    const corrected = { ...saturday, week: 24 };
    expect(next(booked, corrected, { ...open, date: saturday.date, week: 25 })).toMatchObject({ inForce: corrected });
  });
  it.each<[string, Partial<TypedChange>, Partial<WeekSchedule>]>([
    ['the end', { endTime: '15:00' }, { endTime: '15:00' }],
    ['the start', { startTime: '08:00' }, { startTime: '08:00' }],
    ['the date, with its week', { date: '2026-06-27' }, { date: '2026-06-27', week: 26 }],
    ['the date, under another week', { date: '2026-06-27', week: 25 }, { date: '2026-06-27', week: 25 }],
    ['the hours', { startTime: '08:00', endTime: '13:00' }, { startTime: '08:00', endTime: '13:00' }],
  ])('a change of %s leaves the rest as it is', (_what, typed, expected) => {
    const { inForce, change } = next(unbooked, saturday, { ...open, ...typed });
    expect(inForce).toEqual({ ...saturday, ...expected });
    expect(change).toEqual({ from: saturday, to: inForce });
  });
  it('of the week alone nothing is put on record', () => {
    const regrouped = { ...saturday, week: 26 };
    expect(next(unbooked, regrouped, null)).toMatchObject({ inForce: regrouped, change: null, replaced: null });
    expect(next(booked, regrouped, null)).toMatchObject({ inForce: regrouped, change: null, replaced: null });
  });
  it('the change that is in force already, sent back, changes nothing', () => {
    const stored = { inForce: later, first: saturday, booked: true };
    expect(next(stored, later, later)).toEqual({ inForce: later, first: saturday, change: null, replaced: null });
  });
  it('another date wins over the change in force that is sent back with it', () => {
    const stored = { inForce: later, first: saturday, booked: true };
    expect(next(stored, sunday, later)).toMatchObject({ inForce: sunday, change: { from: later, to: sunday } });
  });
  it('a correction after a change leaves the first alone', () => {
    expect(next({ inForce: later, first: saturday, booked: false }, sunday, null)).toEqual({
      inForce: sunday,
      first: saturday,
      change: null,
      replaced: later,
    });
  });
});
