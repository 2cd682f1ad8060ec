import superjson from 'superjson';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ActivityApp, type Caller, createActivityApp } from '../../../legacy/activities/activities.test-support';
import { sessionCookie } from '../../../requests/request-context';

let app: ActivityApp;
beforeAll(async () => {
  app = await createActivityApp();
});
afterAll(() => app.close());

/** A procedure as the screens call it; answers the status and the data or the refusal. */
async function call(name: string, input: unknown, as?: Caller) {
  const response = await app.app.inject({
    method: 'POST',
    url: `/trpc/activities.${name}`,
    payload: JSON.stringify(superjson.serialize(input)),
    headers: { 'content-type': 'application/json' },
    cookies: as === undefined ? {} : { [sessionCookie]: app.tokens[as] },
  });
  const body: {
    result?: { data: Parameters<typeof superjson.deserialize>[0] };
    error?: { json: { data: { domain: unknown } } };
  } = response.json();
  const answer = body.result === undefined ? body.error?.json.data.domain : superjson.deserialize(body.result.data);
  return [response.statusCode, answer];
}

it('relates, refuses twice, and unrelates', async () => {
  const input = { id: await app.create(), relatedId: await app.create() };
  expect(await call('related.add', input, 'admin')).toEqual([200, undefined]);
  expect(await call('related.add', input, 'admin')).toEqual([409, { code: 'activities.alreadyRelated' }]);
  expect(await call('related.remove', input, 'tajo')).toEqual([404, { code: 'record.notFound' }]);
  expect(await call('related.remove', input, 'admin')).toEqual([200, undefined]);
});

it('sets complementary activities as a version of their own', async () => {
  const id = await app.create();
  expect(await call('complements.set', { id, complementaryIds: [] }, 'admin')).toEqual([200, { version: 1 }]);
  expect(await call('complements.set', { id, complementaryIds: [2_000_000] }, 'admin')).toEqual([
    404,
    { code: 'record.notFound' },
  ]);
});

it.each(['related.add', 'related.remove', 'complements.set'])('%s is for staff alone', async (name) => {
  const input = { id: 1, relatedId: 2, complementaryIds: [] };
  expect((await call(name, input))[0]).toBe(401);
  expect((await call(name, input, 'member'))[0]).toBe(403);
  expect((await call(name, { id: 'x' }, 'admin'))[0]).toBe(400);
});
