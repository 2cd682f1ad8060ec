import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { comesTrue } from '../../../lib/screens/comes-true.test-support';
import { button, screensOf } from '../../../lib/screens/shown-screen.test-support';
import type { Outputs } from '../../../lib/trpc';
import { MovesPanel } from './moves-panel';

let accepted: number;
const { show, asked } = screensOf({
  'reservations.moves.list': (): Outputs['reservations']['moves']['list'] => ({
    reason: 'fire',
    words: { es: 'Lo sentimos mucho.', pt: 'Lamentamos muito.' },
    at: new Date('2026-06-01T10:00:00Z'),
    by: 'Tomás',
    dates: [],
    counts: { all: 3, open: 3 - accepted, accepted, cancelled: 0, notReached: 0 },
    rows: [],
    total: 0,
  }),
});

beforeEach(() => {
  vi.useFakeTimers();
  accepted = 0;
});
afterEach(() => void vi.useRealTimers());

it('an answer of a visitor is shown without that anybody does something, within ten seconds', async () => {
  show(() => <MovesPanel activityId={7} view={{}} onView={() => undefined} />);
  await button('Cambian de fecha (0)');
  accepted = 1;
  const before = asked.length;
  await vi.advanceTimersByTimeAsync(9_000);
  expect(asked).toHaveLength(before);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(asked).toHaveLength(before + 1);
  await comesTrue(() => expect(document.body.textContent).toContain('Cambian de fecha (1)'));
});
