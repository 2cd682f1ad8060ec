import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { publicClient, secondsToRepeat } from '../public-client';
import { wire } from '../wire';

/** What each call was sent with. */
let signals: (AbortSignal | null | undefined)[];

beforeEach(() => {
  vi.useFakeTimers();
  signals = [];
  // As browsers of our floor have it (decision 0068).
  vi.stubGlobal('AbortSignal', { any: undefined, timeout: undefined });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A server that answers with `answer`, or never where there is none. */
function serve(answer?: unknown) {
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    signals.push(signal);
    return answer === undefined
      ? new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(new Error('ended'))))
      : Promise.resolve(Response.json({ result: { data: wire.serialize(answer) } }));
  });
}
const call = (signal?: AbortSignal) =>
  publicClient.public.otherPlaces.query(
    { activityId: 1, people: 2, language: 'es', collaboratorId: null },
    signal && { signal },
  );

it('is sent by browsers whose signals can neither be joined nor timed', async () => {
  serve({ shifts: [], dates: [] });
  await expect(call(new AbortController().signal)).resolves.toEqual({ shifts: [], dates: [] });
  expect(signals).toHaveLength(1);
});

it('ends when it is stopped', async () => {
  serve();
  const stopped = new AbortController();
  const answer = call(stopped.signal).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(signals[0]?.aborted).toBe(false);
  stopped.abort();
  expect(signals[0]?.aborted).toBe(true);
  await expect(answer).resolves.toBeInstanceOf(Error);
});

it('ends once nothing is to be expected any more, and may be sent again then', async () => {
  serve();
  const answer = call().catch(secondsToRepeat);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(signals[0]?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(1_000);
  await expect(answer).resolves.toBe(0);
});

it('goes on being bounded while the body of the answer comes', async () => {
  serve({ shifts: [], dates: [] });
  await call();
  expect(signals[0]?.aborted).toBe(false);
  await vi.advanceTimersByTimeAsync(30_000);
  expect(signals[0]?.aborted).toBe(true);
});
