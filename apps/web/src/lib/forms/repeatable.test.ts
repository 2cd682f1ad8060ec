import { failure } from '@dehesa/domain/errors';
import { TRPCClientError } from '@trpc/client';
import { expect, it } from 'vitest';
import { secondsToRepeat } from './repeatable';

const answered = (data: object) => TRPCClientError.from({ error: { message: 'refused', code: -32_600, data } });

it('a call that nobody answered may be repeated, when the server says so', () => {
  const away = failure('service.databaseAway', { retryAfterSeconds: 3, since: null });
  expect(secondsToRepeat(answered({ domain: away, httpStatus: 503 }))).toBe(3);
  expect(secondsToRepeat(answered({ domain: null, httpStatus: 503 }))).toBe(0);
  expect(secondsToRepeat(answered({ domain: failure('service.busy'), httpStatus: 503 }))).toBe(0);
  expect(secondsToRepeat(TRPCClientError.from(new TypeError('Failed to fetch')))).toBe(0);
  expect(secondsToRepeat(new TypeError('Failed to fetch'))).toBe(0);
});

it('an answer is an answer', () => {
  for (const domain of [failure('reservations.capacityExceeded'), null])
    expect(secondsToRepeat(answered({ domain, httpStatus: domain === null ? 500 : 409 }))).toBeUndefined();
});
