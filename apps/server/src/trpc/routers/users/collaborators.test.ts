import { closedAfterAll } from '@dehesa/testing';
import { CollaboratorInput } from '@dehesa/domain/collaborators';
import { expect, it } from 'vitest';
import { type Caller, createActivityApp } from '../../../legacy/activities/activities.test-support';
import { callProcedure } from '../../call-procedure.test-support';

const app = await closedAfterAll(createActivityApp());

/** A procedure as the screens call it; answers the status and the data or the refusal. */
async function call(method: 'GET' | 'POST', name: string, input: unknown, as?: Caller) {
  const { status, answer } = await callProcedure(app.app, {
    method,
    name: `users.collaborators.${name}`,
    input,
    token: as && app.tokens[as],
  });
  return [status, answer];
}
const ask = (name: string, input: unknown, as?: Caller) => call('GET', name, input, as);
const order = (name: string, input: unknown, as?: Caller) => call('POST', name, input, as);

const hotel = (change: Partial<CollaboratorInput> = {}) =>
  CollaboratorInput.parse({
    companyName: 'Hotel del Río',
    postalCode: '10980',
    locality: 'Alcántara',
    province: 'Cáceres',
    phone: '927 39 00 00',
    email: 'rio@example.org',
    ...change,
  });

it('creates, reads, edits, confirms and erases', async () => {
  const [status, created] = await order('create', { ...hotel(), confirm: true }, 'tajo');
  expect([status, created]).toEqual([200, { id: expect.any(Number) }]);
  const ref = { id: Number(Reflect.get(Object(created), 'id')) };
  expect(await ask('read', ref, 'admin')).toMatchObject([
    200,
    { ...ref, hasAccess: true, territoryId: 2, createdAt: expect.any(Date) },
  ]);
  expect(await order('edit', { ...hotel({ phone: '1' }), ...ref }, 'tajo')).toEqual([200, ref]);
  expect(await order('setAccess', { ...ref, hasAccess: false }, 'tajo')).toEqual([200, undefined]);
  expect(await ask('list', { hasAccess: false }, 'tajo')).toMatchObject([
    200,
    { total: 1, pending: 1, rows: [{ ...ref, phone: '1', totals: { bookings: 0 } }] },
  ]);
  expect(await order('sendConfirmation', ref, 'tajo')).toEqual([200, undefined]);
  expect(await ask('bookings', ref, 'tajo')).toEqual([200, { rows: [], total: 0 }]);
  expect(await order('remove', ref, 'tajo')).toEqual([200, undefined]);
  expect(await ask('read', ref, 'tajo')).toEqual([404, { code: 'record.notFound' }]);
});

it('refuses with the codes that the screens have texts for', async () => {
  expect(await order('create', hotel({ email: 'user1@example.test' }), 'admin')).toEqual([
    409,
    { code: 'collaborators.emailTaken' },
  ]);
  expect(await order('create', hotel({ territoryId: 1 }), 'tajo')).toEqual([
    403,
    { code: 'collaborators.territoryFixed' },
  ]);
  expect(await order('create', hotel({ province: '' }), 'admin')).toEqual([400, { code: 'collaborators.incomplete' }]);
  const backwards = { opensOn: '2026-06-02', closesOn: '2026-06-01' };
  expect(await order('saveEarlyAccess', backwards, 'admin')).toEqual([400, { code: 'collaborators.datesOutOfOrder' }]);
  expect(await order('saveEarlyAccess', { opensOn: null, closesOn: null }, 'tajo')).toEqual([
    403,
    { code: 'access.forbidden' },
  ]);
});

it('all staff reads the days of the early access that an admin sets', async () => {
  const range = { opensOn: '2026-04-01', closesOn: '2026-05-01' };
  expect(await order('saveEarlyAccess', range, 'admin')).toEqual([200, undefined]);
  expect(await ask('earlyAccess', undefined, 'tajo')).toEqual([
    200,
    { ...range, state: 'open', stamp: expect.any(Number) },
  ]);
});

it.each(['list', 'read', 'bookings', 'visits', 'earlyAccess'])('%s is for staff alone', async (name) => {
  expect((await ask(name, { id: 1 }))[0]).toBe(401);
  expect((await ask(name, { id: 1 }, 'member'))[0]).toBe(403);
  expect((await ask(name, { id: 1 }, 'collaborator'))[0]).toBe(403);
});
