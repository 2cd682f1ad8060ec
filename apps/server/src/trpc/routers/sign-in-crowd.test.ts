import { closedAfterAll } from '@dehesa/testing';
import { setTimeout as sleep } from 'node:timers/promises';
import { loginFailures } from '@dehesa/db/schema';
import { createTRPCClient, httpLink, TRPCClientError } from '@trpc/client';
import { beforeEach, expect, it } from 'vitest';
import superjson from 'superjson';
import { createTestApp, testPassword } from '../../test-app.test-support';
import type { AppRouter } from '../root';

const server = await closedAfterAll(createTestApp({ trustProxy: '127.0.0.1' }));
const url = await server.app.listen({ port: 0, host: '127.0.0.1' });

beforeEach(async () => {
  await server.deps.db.delete(loginFailures);
});

interface Answer {
  status: number;
  code: string | undefined;
}

/** Signs in over HTTP from an address of its own; answers the status and the refusal. */
async function signIn(email: string, password: string, from: string): Promise<Answer> {
  let status = 0;
  const client = createTRPCClient<AppRouter>({
    links: [
      httpLink({
        url: `${url}/trpc`,
        transformer: superjson,
        headers: { 'x-forwarded-for': from },
        fetch: async (input, options) => {
          const response = await fetch(input, { ...options, body: options?.body ?? null, signal: null });
          ({ status } = response);
          if (status === 503) expect(response.headers.get('retry-after')).toBe('2');
          return response;
        },
      }),
    ],
  });
  try {
    await client.auth.signIn.mutate({ email, password });
    return { status, code: undefined };
  } catch (error) {
    if (!(error instanceof TRPCClientError)) throw error;
    return { status, code: error.data?.domain?.code };
  }
}

/** The same, again for as long as too many passwords are waiting: on a busy machine fifteen are. */
async function signInPatiently(...attempt: Parameters<typeof signIn>): Promise<Answer> {
  for (;;) {
    const answer = await signIn(...attempt);
    if (answer.code !== 'auth.busy') return answer;
    await sleep(50);
  }
}

const address = (n: number) => `203.0.113.${n}`;
const of = (answers: readonly Answer[], code: string | undefined) => answers.filter((one) => one.code === code);

it('of guesses side by side an account answers ten, an address thirty; elsewhere one signs in (B25)', async () => {
  const { email } = await server.signInAs();
  const account = await Promise.all(Array.from({ length: 20 }, (_, n) => signInPatiently(email, 'wrong', address(n))));
  expect(of(account, 'auth.invalidCredentials')).toHaveLength(10);
  expect(of(account, 'auth.tooManyAttempts')).toHaveLength(10);
  expect((await signInPatiently(email, testPassword, address(99))).code).toBe('auth.tooManyAttempts');

  await server.deps.db.delete(loginFailures);
  const guesses: Answer[] = [];
  for (let wave = 0; wave < 3; wave += 1) {
    const emails = Array.from({ length: 15 }, (_, n) => `guess${wave}.${n}@example.test`);
    guesses.push(...(await Promise.all(emails.map((one) => signInPatiently(one, 'wrong', address(1))))));
  }
  expect(of(guesses, 'auth.invalidCredentials')).toHaveLength(30);
  expect(of(guesses, 'auth.tooManyAttempts')).toHaveLength(15);
  // The control: nothing but the count stood in the way.
  expect(await signInPatiently(email, testPassword, address(2))).toEqual({ status: 200, code: undefined });
  await server.deps.db.delete(loginFailures);
  expect(await signInPatiently(email, testPassword, address(1))).toEqual({ status: 200, code: undefined });
});

it('of a crowd some are asked to come again, which costs them no try', async () => {
  const crowd = Array.from({ length: 100 }, (_, n) => signIn(`crowd${n}@example.test`, 'wrong', address(n)));
  const answers = await Promise.all(crowd);
  const busy = of(answers, 'auth.busy');
  expect(busy.length).toBeGreaterThan(0);
  expect(busy.every(({ status }) => status === 503)).toBe(true);
  const tried = of(answers, 'auth.invalidCredentials');
  expect(tried.length + busy.length).toBe(100);
  expect(await server.deps.db.select().from(loginFailures)).toHaveLength(tried.length);
});

it('a batch of them is refused unread, with words', async () => {
  const signIns = Array.from({ length: 20 }, () => 'auth.signIn');
  const batch = (paths: readonly string[]) =>
    fetch(`${url}/trpc/${paths.join(',')}?batch=1`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(
        Object.fromEntries(paths.map((_, n) => [n, { json: { email: 'crowd@example.test', password: 'wrong' } }])),
      ),
    });
  for (const paths of [signIns, ['public.book', 'public.book'], ['reservations.confirm', 'auth.signIn']]) {
    const answer = await batch(paths);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ error: { json: { data: { domain: { code: 'input.invalid' } } } } });
  }
  // The control: alone it is tried, also as the batch of one that an older page sends.
  expect((await batch(['auth.signIn'])).status).toBe(400);
  expect(await server.deps.db.select().from(loginFailures)).toHaveLength(1);
});
