import { expect, it } from 'vitest';
import { isWindowOpen, windowClosesAt } from './window';

const wrote = new Date('2026-03-28T10:00:00Z');

it('closes 24 hours after the last incoming message, whatever the clocks of Madrid do that night', () => {
  expect(windowClosesAt(wrote)).toEqual(new Date('2026-03-29T10:00:00Z'));
  expect(windowClosesAt(null)).toBeNull();
});

it.each([
  ['2026-03-28T10:00:00Z', true],
  ['2026-03-29T09:59:59Z', true],
  ['2026-03-29T10:00:00Z', false],
  ['2026-04-01T10:00:00Z', false],
])('at %s a text may be sent: %s', (now, open) => expect(isWindowOpen(wrote, new Date(now))).toBe(open));

it('is closed where nobody ever wrote', () => expect(isWindowOpen(null, wrote)).toBe(false));
