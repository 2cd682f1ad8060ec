import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { comeBack } from './come-back';

let healthy: boolean;
let asked: number;
let busy: boolean;
const refresh = new EventTarget();
const reload = vi.fn<() => void>();
const parts = { away: { hidden: false }, back: { hidden: true } };
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  [healthy, asked, busy] = [false, 0, false];
  reload.mockClear();
  Object.assign(parts, { away: { hidden: false }, back: { hidden: true } });
  const browser = new EventTarget();
  vi.stubGlobal('addEventListener', browser.addEventListener.bind(browser));
  vi.stubGlobal('removeEventListener', browser.removeEventListener.bind(browser));
  vi.stubGlobal('dispatchEvent', browser.dispatchEvent.bind(browser));
  vi.stubGlobal('location', { reload });
  vi.stubGlobal('fetch', () => {
    asked += 1;
    return healthy ? Promise.resolve({ ok: true }) : Promise.reject(new TypeError('Failed to fetch'));
  });
  vi.stubGlobal('document', {
    activeElement: { closest: () => null },
    querySelector: (which: string) => (which === '[data-refresh]' ? refresh : busy ? {} : null),
    querySelectorAll: (which: string) => [which === '[data-while-away]' ? parts.away : parts.back],
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('asks with growing pauses and loads the page anew once the service is back', async () => {
  void comeBack();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toBeGreaterThan(4);
  expect(asked).toBeLessThan(9);
  expect(reload).not.toHaveBeenCalled();
  healthy = true;
  await vi.advanceTimersByTimeAsync(15_000);
  expect(reload).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('asks at once when the browser has a connection again', async () => {
  void comeBack();
  healthy = true;
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(reload).toHaveBeenCalledTimes(1);
});

it('only offers to, where a form is under way', async () => {
  busy = true;
  healthy = true;
  void comeBack();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(reload).not.toHaveBeenCalled();
  expect(parts).toEqual({ away: { hidden: true }, back: { hidden: false } });
  refresh.dispatchEvent(new Event('click'));
  expect(reload).toHaveBeenCalledTimes(1);
});
