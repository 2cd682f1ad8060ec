import { createTRPCClient, TRPCClientError } from '@trpc/client';
import { observable } from '@trpc/server/observable';
import type { AppRouter } from '@dehesa/server/router';
import { afterEach, expect, it, vi } from 'vitest';
import { answersProof, proofLink } from './proof';

const refused = (code: string) =>
  new TRPCClientError<AppRouter>('refused', { result: { error: { data: { domain: { code } } } } as never });

/** A server that refuses what its list says, in order, and then does what it is asked. */
function clientOf(...refusals: string[]) {
  let calls = 0;
  const client = createTRPCClient<AppRouter>({
    links: [
      proofLink,
      () => () =>
        observable((observer) => {
          const code = refusals[calls];
          calls += 1;
          if (code !== undefined) return observer.error(refused(code));
          observer.next({ result: { type: 'data', data: 'done' } });
          observer.complete();
        }),
    ],
  });
  return { call: () => client.users.accounts.remove.mutate({ id: 1 }), calls: () => calls };
}

let away = () => {};
afterEach(() => away());
const answer = (proven: boolean) => {
  const ask = vi.fn<() => Promise<boolean>>(() => Promise.resolve(proven));
  away = answersProof(ask);
  return ask;
};

it('repeats a call once it is proven', async () => {
  const ask = answer(true);
  const { call, calls } = clientOf('auth.proofRequired');
  expect(await call()).toBe('done');
  expect([ask.mock.calls.length, calls()]).toEqual([1, 2]);
});

it('asks once for several calls, and once more for the next one', async () => {
  const ask = answer(true);
  await Promise.all([clientOf('auth.proofRequired').call(), clientOf('auth.proofRequired').call()]);
  expect(ask).toHaveBeenCalledTimes(1);
  await clientOf('auth.proofRequired').call();
  expect(ask).toHaveBeenCalledTimes(2);
});

it.each([
  ['without an answer', () => answer(false)],
  ['where no screen can ask', () => undefined],
  ['where the question does not load', () => (away = answersProof(() => Promise.reject(new Error('no network'))))],
])('leaves the refusal %s, and does not repeat the call', async (_, set) => {
  set();
  const { call, calls } = clientOf('auth.proofRequired');
  await expect(call()).rejects.toMatchObject({ data: { domain: { code: 'auth.proofRequired' } } });
  expect(calls()).toBe(1);
});

it('asks nothing for other refusals, and not twice for one call', async () => {
  const ask = answer(true);
  await expect(clientOf('access.forbidden').call()).rejects.toThrow('refused');
  expect(ask).not.toHaveBeenCalled();
  const { call, calls } = clientOf('auth.proofRequired', 'auth.proofRequired');
  await expect(call()).rejects.toThrow('refused');
  expect([ask.mock.calls.length, calls()]).toEqual([1, 2]);
});
