import { failure } from '@dehesa/domain/errors';
import { QueryObserver } from '@tanstack/react-query';
import { TRPCClientError } from '@trpc/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DatabaseAway } from './database-away';
import { queryClient } from '../trpc';

const since = '2026-11-22T09:42:00.000Z';
const refused = (domain: object | null) =>
  TRPCClientError.from({ error: { message: 'refused', code: -32_600, data: { domain, httpStatus: 503 } } });
const away = (at: string | null = since) =>
  refused(failure('service.databaseAway', { retryAfterSeconds: 3, since: at }));

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  queryClient.clear();
});

describe('a back office that is only to be read', () => {
  it('knows since when, looks with growing pauses whether that is over, and says so once', async () => {
    const isBack = vi.fn<() => Promise<boolean>>(() => Promise.resolve(false));
    const onBack = vi.fn<() => void>();
    const told = vi.fn<() => void>();
    const state = new DatabaseAway({ isBack, onBack });
    state.subscribe(told);
    state.note(refused(failure('service.busy')));
    state.note(new TypeError('Failed to fetch'));
    expect(state.get()).toBeNull();

    state.note(away());
    state.note(away('2026-11-22T09:50:00.000Z'));
    expect(state.get()?.toISOString()).toBe(since);
    await vi.advanceTimersByTimeAsync(1_999);
    expect(isBack).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(isBack.mock.calls.length).toBeGreaterThan(5);
    expect(isBack.mock.calls.length).toBeLessThan(12);

    isBack.mockResolvedValue(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect([state.get(), onBack.mock.calls.length, told.mock.calls.length]).toEqual([null, 1, 2]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(onBack).toHaveBeenCalledTimes(1);
    state.note(away(null));
    expect(state.get()).toEqual(new Date());
  });
});

describe('what was asked for', () => {
  it('keeps its last answer on screen and is asked for until there is a new one', async () => {
    let answer: () => Promise<string> = () => Promise.resolve('old');
    const observer = new QueryObserver(queryClient, { queryKey: ['list'], queryFn: () => answer() });
    const seen: string[] = [];
    const stop = observer.subscribe(({ status, data }) => seen.push(`${status} ${data}`));
    await vi.advanceTimersByTimeAsync(0);
    answer = () => Promise.reject(away());
    void queryClient.invalidateQueries();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'old', isError: false });
    answer = () => Promise.resolve('new');
    await vi.advanceTimersByTimeAsync(4_000);
    expect(observer.getCurrentResult()).toMatchObject({ status: 'success', data: 'new' });
    expect(seen.some((state) => state.startsWith('error'))).toBe(false);
    stop();
  });

  it('is not asked for again where a rule refuses it', async () => {
    const ask = vi.fn<() => Promise<string>>(() => Promise.reject(refused(failure('access.forbidden'))));
    const asked = queryClient.fetchQuery({ queryKey: ['other'], queryFn: ask }).catch(() => 'refused');
    await vi.advanceTimersByTimeAsync(60_000);
    expect([await asked, ask.mock.calls.length]).toEqual(['refused', 1]);
  });
});
