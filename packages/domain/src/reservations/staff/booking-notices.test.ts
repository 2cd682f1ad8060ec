import { expect, it } from 'vitest';
import { isNoticeDue } from './booking-notices';

const told = new Date('2026-06-01T10:00:00Z');

it.each([
  ['never told before', null, '2026-06-01T10:00:00Z', true],
  ['just told', told, '2026-06-01T10:00:30Z', false],
  ['a moment before the pause ends', told, '2026-06-01T10:04:59.999Z', false],
  ['when five minutes are over', told, '2026-06-01T10:05:00Z', true],
  ['after a clock that was set back', told, '2026-06-01T09:00:00Z', true],
])('administrators are told of new bookings at once and then every five minutes at most: %s', (_, at, now, due) => {
  expect(isNoticeDue(at, new Date(now))).toBe(due);
});
