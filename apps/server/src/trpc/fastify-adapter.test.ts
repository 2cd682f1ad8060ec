import { closedAfterAll } from '@dehesa/testing';
import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { sessionCookie } from '../requests/request-context';
import { createTestApp } from '../test-app.test-support';

const test = await closedAfterAll(createTestApp());

const unreadable = [
  { json: { slug: 1 }, meta: { values: { slug: ['regexp'] } } },
  { json: { slug: 1 }, meta: { values: 'x' } },
  { json: { slug: 1 }, meta: { values: { '__proto__.x': ['Date'] } } },
  { json: { slug: 'x' }, meta: { values: { slug: [['class', 'Function']] } } },
  { json: { slug: 'x' }, meta: { referentialEqualities: [['slug', ['a.b.c']]] } },
  { json: { slug: 'x' }, meta: { referentialEqualities: { slug: ['language'] }, v: 1 } },
  { json: { slug: [] }, meta: { values: { slug: ['set'] }, v: 1 } },
  { json: { slug: '2026-13-40' }, meta: { values: { slug: ['Date'] }, v: 1 } },
  { json: { slug: 'x' }, meta: { values: { slug: ['undefined'] }, v: 1 } },
  { json: { slug: [null] }, meta: { values: { 'slug.length': ['undefined'] }, v: 1 } },
  { json: { slug: null }, meta: { values: { 'slug.a': ['undefined'] }, v: 1 } },
  ['slug'],
];

it.each(unreadable)('an input that cannot be read is a bad request, no fault: %j', async (input) => {
  const query = await test.app.inject({
    url: `/trpc/public.activity?input=${encodeURIComponent(JSON.stringify(input))}`,
  });
  expect(query.statusCode).toBe(400);
  for (const path of ['public.activity', 'public.book']) {
    const posted = await test.app.inject({ method: 'POST', url: `/trpc/${path}`, payload: input });
    expect([path, posted.statusCode]).toEqual([path, 400]);
  }
});

it('one unreadable input of a batch leaves the others alone', async () => {
  const inputs = encodeURIComponent(JSON.stringify({ 0: unreadable[1], 1: {} }));
  const answer = await test.app.inject({ url: `/trpc/public.activity,config.public?batch=1&input=${inputs}` });
  expect(answer.statusCode).toBe(207);
  expect(answer.json()).toMatchObject([{ error: expect.anything() }, { result: expect.anything() }]);
});

it('no answer is kept by a browser or a proxy: it may be about people', async () => {
  const answer = await test.app.inject({ url: '/trpc/auth.session' });
  expect(answer.headers['cache-control']).toBe('no-store');
});

describe('what reads', () => {
  const input = { json: { slug: 'ninguna' } };

  it('takes its input by POST from the body, where no log of addresses finds it', async () => {
    const url = '/trpc/public.activity';
    const answer = await test.app.inject({ method: 'POST', url, payload: input });
    expect(answer.json()).toEqual({ result: { data: { json: null } } });
    const inAddress = `${url}?input=${encodeURIComponent(JSON.stringify(input))}`;
    const unread = await test.app.inject({ method: 'POST', url: inAddress, payload: {} });
    expect(unread.json()).toMatchObject({ error: { json: { data: { domain: { code: 'input.invalid' } } } } });
    const together = await test.app.inject({
      method: 'POST',
      url: '/trpc/public.activity,config.public?batch=1',
      payload: { 0: {}, 1: input },
    });
    expect(together.statusCode).toBe(207);
    expect(together.json()).toMatchObject([{ error: expect.anything() }, { result: expect.anything() }]);
  });

  it('is as quickly refused to who is not signed in as what changes', async () => {
    const headers = { 'content-type': 'application/json' };
    const url = '/trpc/users.accounts.list';
    const answer = await test.app.inject({ method: 'POST', url, payload: 'no JSON', headers });
    expect(answer.statusCode).toBe(401);
  });

  it('comes by POST as JSON alone: another site may send nothing else without asking first', async () => {
    const headers = { 'content-type': 'text/plain' };
    const answer = await test.app.inject({ method: 'POST', url: '/trpc/config.public', payload: '{}', headers });
    expect(answer.statusCode).toBe(415);
  });

  it.each(['GET', 'HEAD'] as const)('what changes something never comes by %s', async (method) => {
    const { token } = await test.signInAs({ role: 0 });
    const cookies = { [sessionCookie]: token };
    expect((await test.app.inject({ method, url: '/trpc/auth.signOut', cookies })).statusCode).toBe(404);
    const session = await test.app.inject({ url: '/trpc/auth.session', cookies });
    expect(session.json()).toMatchObject({ result: { data: { json: { user: { role: 0 } } } } });
  });
});

describe('a batch', () => {
  const paths = (count: number, path = 'config.public') => Array.from({ length: count }, () => path).join(',');

  it('counts as its calls (B47), and says so in the words of the typed client', async () => {
    const limited = await createTestApp({ rateLimit: 30 });
    const get = (list: string) => limited.app.inject({ url: `/trpc/${list}?batch=1` });
    expect((await get(paths(20))).statusCode).toBe(200);
    expect((await get(paths(10))).statusCode).toBe(200);
    const refused = await get(paths(1));
    expect(refused.statusCode).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect(refused.json()).toMatchObject({
      error: { json: { message: 'request.tooMany', data: { httpStatus: 429, domain: { code: 'request.tooMany' } } } },
    });
    await limited.close();
  });

  it.each([
    [`/trpc/${paths(21)}?batch=1`, 'too many'],
    ['/trpc/auth.session,config.public?batch=1', 'who is there comes alone'],
    ['/trpc/config.public,public.book?batch=1', 'so does what visitors change'],
    ['/trpc/config.public,no.such?batch=1', 'and what does not exist'],
  ])('%s is refused with words: %s', async (url) => {
    const answer = await test.app.inject({ url });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ error: { json: { data: { domain: { code: 'input.invalid' } } } } });
  });

  it('of changes is for staff, each refused by its own guard', async () => {
    const payload = { 0: { json: { id: 1 } }, 1: { json: { id: 1 } } };
    const url = '/trpc/activities.hide,activities.hide?batch=1';
    const answer = await test.app.inject({ method: 'POST', url, payload });
    expect([answer.statusCode, answer.json()]).toMatchObject([401, [{ error: {} }, { error: {} }]]);
  });
});

describe('a body', () => {
  it.each([
    ['public.book', 65],
    ['public.activity', 65],
    ['auth.signIn', 65],
    ['public.book,public.cancel?batch=1', 65],
    ['activities.hide', 257],
    ['config.templates.edit', 1281],
  ])('of %s has fewer than %i kB, whether it says how long it is or not', async (path, kilobytes) => {
    const { token } = await test.signInAs({ role: 0 });
    const text = JSON.stringify({ json: { id: 1, text: 'a'.repeat(kilobytes * 1024) } });
    for (const payload of [text, Readable.from([text.slice(0, 60_000), text.slice(60_000)])]) {
      const answer = await test.app.inject({
        method: 'POST',
        url: `/trpc/${path}`,
        payload,
        headers: { 'content-type': 'application/json' },
        cookies: { [sessionCookie]: token },
      });
      const refused = path.includes(',') ? 'input.invalid' : 'request.tooLarge';
      expect(answer.statusCode).toBe(path.includes(',') ? 400 : 413);
      expect(answer.json()).toMatchObject({ error: { json: { data: { domain: { code: refused } } } } });
    }
  });

  it('is not read of who is not signed in', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/trpc/activities.hide',
      payload: 'no JSON',
      headers: { 'content-type': 'application/json' },
    });
    expect(answer.statusCode).toBe(401);
  });
});
