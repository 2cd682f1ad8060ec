import type { AppRouter } from '@dehesa/server/router';
import { createTRPCClient, TRPCClientError } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { expect, it, vi } from 'vitest';
import { refusalTextsLink } from './refusal-texts-link';

const refused = new TRPCClientError<AppRouter>('refused', {
  result: { error: { data: { domain: { code: 'users.notFound' } } } } as never,
});
/** A server that refuses, or does what it is asked. */
const clientOf = (refuses: boolean, load: () => Promise<void>) =>
  createTRPCClient<AppRouter>({
    links: [
      refusalTextsLink(load),
      () => () =>
        observable((observer) => {
          if (refuses) return observer.error(refused);
          observer.next({ result: { type: 'data', data: 'done' } });
          observer.complete();
        }),
    ],
  });

it('hands a refusal on once its texts are there', async () => {
  let arrive = () => {};
  const texts = new Promise<void>((resolve) => (arrive = resolve));
  const told = vi.fn<(error: unknown) => void>();
  const call = clientOf(true, () => texts)
    .users.accounts.remove.mutate({ id: 1 })
    .catch(told);
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).not.toHaveBeenCalled();
  arrive();
  await call;
  expect(told.mock.calls).toEqual([[refused]]);
});

it('hands it on where they do not arrive', async () => {
  const load = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  await expect(clientOf(true, load).users.accounts.remove.mutate({ id: 1 })).rejects.toBe(refused);
});

it('loads nothing for what is done', async () => {
  const load = vi.fn<() => Promise<void>>(() => Promise.resolve());
  expect(await clientOf(false, load).users.accounts.remove.mutate({ id: 1 })).toBe('done');
  expect(load).not.toHaveBeenCalled();
});
