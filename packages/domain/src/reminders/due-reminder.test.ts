import { describe, expect, it } from 'vitest';
import { partyBegins } from '../activities/schedule/party-begins';
import { dueReminder, isReminderTime } from './due-reminder';
import { asksForAnswer, ReminderHours } from './hours';

const outing = (date: string, startTime: string | null, shift: string | null = null) =>
  partyBegins({ date, startTime, endTime: null }, shift);
const summer = outing('2026-06-20', '09:00');

describe('dueReminder', () => {
  it.each([
    ['a minute before the first one', [168, 48], '2026-06-13T06:59:00Z', null],
    ['the first one to the minute', [168, 48], '2026-06-13T07:00:00Z', 168],
    ['the first one until the second', [168, 48], '2026-06-18T06:59:00Z', 168],
    ['the second one', [168, 48], '2026-06-18T07:00:00Z', 48],
    ['only the nearest of those that are due', [168, 72, 48, 24], '2026-06-19T12:00:00Z', 24],
    ['in whatever order they stand', [24, 168], '2026-06-19T12:00:00Z', 24],
    ['until it begins', [48], '2026-06-20T06:59:59Z', 48],
    ['none once it has begun', [48], '2026-06-20T07:00:00Z', null],
    ['none where the activity has none', [], '2026-06-19T12:00:00Z', null],
  ] as const)('%s', (_name, hours, now, expected) => {
    expect(dueReminder(summer, hours, new Date(now))?.hours ?? null).toBe(expected);
  });

  it.each([
    // 29 March 2026: the clocks go forward, so two days before are 47 hours by the clock on the wall.
    ['over the change to summer time', outing('2026-03-30', '10:00'), '2026-03-28T08:00:00.000Z'],
    // 25 October 2026: back again.
    ['over the change to winter time', outing('2026-10-26', '10:00'), '2026-10-24T09:00:00.000Z'],
    ['by the time of the shift', outing('2026-06-20', '09:00', 'Tarde 16.30'), '2026-06-18T14:30:00.000Z'],
    ['by the end of the day where no time is known', outing('2026-06-20', null), '2026-06-18T22:00:00.000Z'],
  ])('is due %s', (_name, begins, dueAt) => {
    const due = dueReminder(begins, [48], new Date(begins.getTime() - 1));
    expect(due?.dueAt.toISOString()).toBe(dueAt);
  });

  it('is due anew for an outing that was moved', () => {
    const now = new Date('2026-06-19T12:00:00Z');
    expect(dueReminder(summer, [168, 48], now)?.hours).toBe(48);
    expect(dueReminder(outing('2026-06-24', '09:00'), [168, 48], now)?.hours).toBe(168);
    expect(dueReminder(outing('2026-07-24', '09:00'), [168, 48], now)).toBeNull();
  });
});

it.each([
  ['2026-06-18T06:59:59Z', false],
  ['2026-06-18T07:00:00Z', true],
  ['2026-06-18T18:59:59Z', true],
  ['2026-06-18T19:00:00Z', false],
  // An hour later by UTC in winter.
  ['2026-12-18T07:00:00Z', false],
  ['2026-12-18T08:00:00Z', true],
])('reminders may go out at %s: %s', (now, expected) => {
  expect(isReminderTime(new Date(now))).toBe(expected);
});

it.each([
  [168, false],
  [72, false],
  [48, true],
  [24, true],
])('the one of %s h asks for an answer: %s', (hours, expected) => {
  expect(asksForAnswer(hours)).toBe(expected);
});

it('hours are kept once, the longest first', () => {
  expect(ReminderHours.parse([24, 168, 24])).toEqual([168, 24]);
  expect(ReminderHours.parse([])).toEqual([]);
  expect(ReminderHours.safeParse([12]).success).toBe(false);
});
