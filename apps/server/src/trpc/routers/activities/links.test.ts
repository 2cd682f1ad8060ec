import { closedAfterAll } from '@dehesa/testing';
import { expect, it } from 'vitest';
import { type Caller, createActivityApp } from '../../../legacy/activities/activities.test-support';
import { callProcedure } from '../../call-procedure.test-support';

const app = await closedAfterAll(createActivityApp());

/** A procedure as the screens call it; answers the status and the data or the refusal. */
async function call(name: string, input: unknown, as?: Caller) {
  const { status, answer } = await callProcedure(app.app, {
    method: 'POST',
    name: `activities.${name}`,
    input,
    token: as && app.tokens[as],
  });
  return [status, answer];
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
