import type { AppRouter } from '@dehesa/server/router';
import { createTRPCClient, TRPCClientError } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import { expect, it, vi } from 'vitest';
import { refusalTextsLink } from './refusal-texts-link';

const refused = new TRPCClientError<AppRouter>('refused', {
  result: { error: { data: { domain: { code: 'record.notFound' } } } } as never,
});
/** A server that answers an error, or does what it is asked. */
const clientOf = (error: typeof refused | undefined, load: () => Promise<void>) =>
  createTRPCClient<AppRouter>({
    links: [
      refusalTextsLink(load),
      () => () =>
        observable((observer) => {
          if (error !== undefined) return observer.error(error);
          observer.next({ result: { type: 'data', data: 'done' } });
          observer.complete();
        }),
    ],
  });

it('hands a refusal on once its texts are there', async () => {
  let arrive = () => {};
  const texts = new Promise<void>((resolve) => (arrive = resolve));
  const told = vi.fn<(error: unknown) => void>();
  const call = clientOf(refused, () => texts)
    .users.accounts.remove.mutate({ id: 1 })
    .catch(told);
  await new Promise((resolve) => setTimeout(resolve));
  expect(told).not.toHaveBeenCalled();
  arrive();
  await call;
  expect(told.mock.calls).toEqual([[refused]]);
});

it('hands a lost connection on at once, though the texts hang on the same line', async () => {
  const lost = TRPCClientError.from<AppRouter>(new TypeError('Failed to fetch'));
  const hanging = () => new Promise<void>(() => {});
  await expect(clientOf(lost, hanging).users.accounts.remove.mutate({ id: 1 })).rejects.toBe(lost);
});

it('loads nothing for what is done', async () => {
  const load = vi.fn<() => Promise<void>>(() => Promise.resolve());
  expect(await clientOf(undefined, load).users.accounts.remove.mutate({ id: 1 })).toBe('done');
  expect(load).not.toHaveBeenCalled();
});
