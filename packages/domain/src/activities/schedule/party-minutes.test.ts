import { expect, it } from 'vitest';
import { partyMinutes } from './party-minutes';

const day = { date: '2026-06-20', startTime: '10:00', endTime: '18:00' };

it.each([
  ['the outing', day, [], null, 480],
  ['a night', { ...day, startTime: '22:00', endTime: '01:30' }, [], null, 210],
  ['an outing without an end', { ...day, endTime: null }, [], null, null],
  ['an outing without hours', { ...day, startTime: null, endTime: null }, [], null, null],
  ['shifts that last as long', day, ['10:00', '12:00'], 90, 90],
  ['shifts that tell their ends', day, ['10:00-11:00', '12:00-13:00'], null, 60],
  ['shifts that differ', day, ['10:00-11:00', '12:00-14:00'], null, null],
  ['shifts without an end', day, ['10:00', '12:00'], null, null],
  // A night on which the clocks go back is an hour longer.
  ['the longest night', { date: '2026-10-24', startTime: '22:00', endTime: '06:00' }, [], null, 540],
])('%s', (_what, schedule, shifts, shiftMinutes, expected) => {
  expect(partyMinutes(schedule, shifts, shiftMinutes)).toBe(expected);
});
