import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestApp, type TestApp } from '../test-app.test-support';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const unreadable = [
  { json: { slug: 1 }, meta: { values: { slug: ['regexp'] } } },
  { json: { slug: 1 }, meta: { values: 'x' } },
  { json: { slug: 1 }, meta: { values: { '__proto__.x': ['Date'] } } },
  { json: { slug: 'x' }, meta: { values: { slug: [['class', 'Function']] } } },
  { json: { slug: 'x' }, meta: { referentialEqualities: [['slug', ['a.b.c']]] } },
];

it.each(unreadable)('an input that cannot be read is a bad request, no fault: %j', async (input) => {
  const query = await test.app.inject({
    url: `/trpc/public.activity?input=${encodeURIComponent(JSON.stringify(input))}`,
  });
  expect(query.statusCode).toBe(400);
  const mutation = await test.app.inject({ method: 'POST', url: '/trpc/public.book', payload: input });
  expect(mutation.statusCode).toBe(400);
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
