import { expect, it } from 'vitest';
import { quarterStart } from './quarter';

it.each([
  ['2026-01-01T00:00:00.000Z', '2026-01-01'],
  ['2026-03-31T23:59:59.999Z', '2026-01-01'],
  ['2026-04-01T03:30:00.000Z', '2026-04-01'],
  ['2026-09-30T22:30:00.000Z', '2026-07-01'],
  ['2026-12-31T12:00:00.000Z', '2026-10-01'],
])('the quarter of %s began on %s', (now, start) => {
  expect(quarterStart(new Date(now)).toISOString()).toBe(`${start}T00:00:00.000Z`);
});
