import { describe, expect, it } from 'vitest';
import { attendanceDay, attendanceOpen } from './attendance-day';

describe('attendanceDay (B64)', () => {
  it.each([
    ['in the morning', '2026-06-20', '09:00', '2026-06-20'],
    ['without an hour', '2026-06-20', null, '2026-06-20'],
    ['at midnight', '2026-06-20', '00:00', '2026-06-19'],
    ['in the night', '2026-03-01', '02:59:00', '2026-02-28'],
    ['before dawn', '2026-06-20', '03:00', '2026-06-20'],
  ])('%s', (_when, date, startTime, day) => {
    expect(attendanceDay({ date, startTime })).toBe(day);
  });
});

it.each([
  ['2026-06-19', false],
  ['2026-06-20', true],
  ['2026-07-20', true],
])('attendanceOpen on %s: %s', (today, open) => {
  expect(attendanceOpen({ date: '2026-06-20', startTime: '09:00' }, today)).toBe(open);
});
