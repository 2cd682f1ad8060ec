import { expect, it } from 'vitest';
import { retentionCutoff } from './retention';

it.each([
  ['2026-11-21T21:00:00Z', 12, '2025-11-20T23:00:00.000Z'],
  // Late in the evening of the world it is tomorrow in Madrid.
  ['2026-07-14T22:30:00Z', 1, '2026-06-14T22:00:00.000Z'],
  // A month without that day ends on its last one.
  ['2026-03-31T03:15:00Z', 1, '2026-02-27T23:00:00.000Z'],
  ['2026-05-01T10:00:00Z', 0, '2026-04-30T22:00:00.000Z'],
])('at %s, %i months ago is %s', (now, months, cutoff) => {
  expect(retentionCutoff(new Date(now), months).toISOString()).toBe(cutoff);
});
