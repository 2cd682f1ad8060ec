import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { onceActed } from './once-acted';

const page = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(['pointermove', 'pointerdown', 'keydown', 'focusin'])('prepares at the first %s, and once', (sign) => {
  const prepare = vi.fn();
  onceActed(prepare);
  expect(prepare).not.toHaveBeenCalled();
  page.dispatchEvent(new Event(sign));
  page.dispatchEvent(new Event('keydown'));
  vi.advanceTimersByTime(60_000);
  expect(prepare).toHaveBeenCalledOnce();
});

it('prepares by itself where nobody acts, and not again when somebody does', () => {
  const prepare = vi.fn();
  onceActed(prepare);
  vi.advanceTimersByTime(4999);
  expect(prepare).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  page.dispatchEvent(new Event('pointerdown'));
  expect(prepare).toHaveBeenCalledOnce();
});
