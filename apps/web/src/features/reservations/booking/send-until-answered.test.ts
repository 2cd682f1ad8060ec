import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { sendUntilAnswered } from './send-until-answered';

const away = (seconds: number) => Object.assign(new Error('away'), { seconds });
const refused = new Error('refused');
const secondsToRepeat = (error: unknown) =>
  error instanceof Error && 'seconds' in error && typeof error.seconds === 'number' ? error.seconds : undefined;

let browser: EventTarget;
let page: EventTarget & { visibilityState: string };
beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0);
  browser = new EventTarget();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('window', browser);
  vi.stubGlobal('document', page);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Sends to a server that answers the errors in turn, then is well. */
function start(...errors: Error[]) {
  const stop = new AbortController();
  const triedAt: number[] = [];
  const began = Date.now();
  const onUnanswered = vi.fn<() => void>();
  const call = () => {
    triedAt.push(Date.now() - began);
    const error = errors.shift();
    return error === undefined ? Promise.resolve('reference') : Promise.reject(error);
  };
  const answer = sendUntilAnswered(call, { signal: stop.signal, secondsToRepeat, onUnanswered });
  answer.catch(() => undefined);
  return { answer, stop, triedAt, onUnanswered };
}

describe('sending until there is an answer', () => {
  it('sends once where the first try is answered, also by a refusal', async () => {
    const done = start();
    expect(await done.answer).toBe('reference');
    const refusal = start(refused);
    await expect(refusal.answer).rejects.toBe(refused);
    expect([done.triedAt, refusal.triedAt]).toEqual([[0], [0]]);
    expect(refusal.onUnanswered).not.toHaveBeenCalled();
  });

  it('tries again with growing pauses, never sooner than it was told', async () => {
    const { answer, triedAt, onUnanswered } = start(away(0), away(0), away(30), away(0), away(0));
    await vi.advanceTimersByTimeAsync(120_000);
    expect(await answer).toBe('reference');
    expect(triedAt).toEqual([0, 2_000, 6_000, 36_000, 51_000, 66_000]);
    expect(onUnanswered).toHaveBeenCalledTimes(5);
  });

  it('tries at once when the browser has a connection again, and when the page is looked at again', async () => {
    const { answer, triedAt } = start(away(60), away(60));
    await vi.advanceTimersByTimeAsync(1_000);
    browser.dispatchEvent(new Event('online'));
    await vi.advanceTimersByTimeAsync(1_000);
    page.visibilityState = 'hidden';
    page.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1_000);
    page.visibilityState = 'visible';
    page.dispatchEvent(new Event('visibilitychange'));
    expect(await answer).toBe('reference');
    expect(triedAt).toEqual([0, 1_000, 3_000]);
  });

  it('ends with the last failure once it is stopped, and sends no more', async () => {
    const failure = away(0);
    const { answer, stop, triedAt } = start(failure);
    await vi.advanceTimersByTimeAsync(500);
    stop.abort();
    await expect(answer).rejects.toBe(failure);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(triedAt).toEqual([0]);
  });
});
