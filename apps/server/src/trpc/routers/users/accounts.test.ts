import { closedAfterAll } from '@dehesa/testing';
import { messages } from '@dehesa/db/schema';
import { AccountInput, ProfileInput } from '@dehesa/domain/users';
import { renderMessage } from '@dehesa/services/messages';
import { desc, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { type Caller, createActivityApp } from '../../../legacy/activities/activities.test-support';
import { serviceContext } from '../../../requests/request-context';
import { callProcedure } from '../../call-procedure.test-support';
import { testPassword } from '../../../test-app.test-support';

const app = await closedAfterAll(createActivityApp());

/** A procedure as the screens call it; answers the status and the data or the refusal. */
async function call(method: 'GET' | 'POST', name: string, input: unknown, as?: Caller) {
  const { status, answer } = await callProcedure(app.app, {
    method,
    name: `users.${name}`,
    input,
    token: as && app.tokens[as],
  });
  return [status, answer];
}
const ask = (name: string, input: unknown, as?: Caller) => call('GET', name, input, as);
const order = (name: string, input: unknown, as?: Caller) => call('POST', name, input, as);

const company = (change: object = {}) =>
  AccountInput.parse({ role: 2, firstName: 'Rosa', lastName: 'Nogales', email: 'rosa@example.org', ...change });

it('creates, reads, edits, lists and erases', async () => {
  const [status, created] = await order('accounts.create', { ...company(), password: testPassword }, 'admin');
  expect([status, created]).toEqual([200, { id: expect.any(Number) }]);
  const ref = { id: Number(Reflect.get(Object(created), 'id')) };
  expect(await ask('accounts.read', ref, 'admin')).toMatchObject([
    200,
    { ...ref, hasAccess: true, createdAt: expect.any(Date), ownedActivities: 0 },
  ]);
  expect(await order('accounts.edit', { ...company({ phone: '1' }), ...ref }, 'admin')).toEqual([200, ref]);
  expect(await order('accounts.setAccess', { ...ref, hasAccess: false }, 'admin')).toEqual([200, undefined]);
  expect(await ask('accounts.list', { roles: [2], search: 'nogales' }, 'admin')).toMatchObject([
    200,
    { total: 1, rows: [{ ...ref, phone: '1', hasAccess: false }] },
  ]);
  expect(await order('accounts.setPassword', { ...ref, password: 'alcornoque' }, 'admin')).toEqual([200, undefined]);
  expect(await order('accounts.removeImage', ref, 'admin')).toEqual([200, undefined]);
  expect(await order('accounts.remove', ref, 'admin')).toEqual([200, undefined]);
  expect(await ask('accounts.read', ref, 'admin')).toEqual([404, { code: 'record.notFound' }]);
});

it('invites, sends again, withdraws, and lets in who has the link (B97)', async () => {
  const [status, created] = await order('accounts.invite', company({ email: 'invitada@example.org' }), 'admin');
  expect([status, created]).toEqual([200, { id: expect.any(Number) }]);
  const ref = { id: Number(Reflect.get(Object(created), 'id')) };
  expect(await ask('accounts.read', ref, 'admin')).toMatchObject([
    200,
    { invitation: { state: 'sent', sentAt: expect.any(Date) } },
  ]);
  expect(await order('accounts.withdrawInvitation', ref, 'admin')).toEqual([200, undefined]);
  expect(await order('accounts.resendInvitation', ref, 'admin')).toEqual([200, undefined]);
  expect((await order('accounts.resendInvitation', ref, 'admin'))[0]).toBe(429);
  const [message] = await app.deps.db
    .select()
    .from(messages)
    .where(eq(messages.recipient, 'invitada@example.org'))
    .orderBy(desc(messages.id));
  if (!message) throw new Error('nothing was sent');
  const { mail } = await renderMessage(serviceContext(app.deps, null), message);
  const token = /\/invitacion#([\w-]+)/.exec(mail.html)?.[1];
  const visitor = async (name: string, input: object) => {
    const { status: answered, answer } = await callProcedure(app.app, { method: 'POST', name: `auth.${name}`, input });
    return [answered, answer];
  };
  expect(await visitor('openInvitation', { token })).toEqual([
    200,
    { email: 'invitada@example.org', firstName: 'Rosa' },
  ]);
  expect(await visitor('acceptInvitation', { token, password: 'jara y tomillo' })).toEqual([200, undefined]);
  for (const name of ['openInvitation', 'acceptInvitation']) {
    const over = [400, { code: 'auth.invitationInvalid' }];
    expect(await visitor(name, { token, password: 'jara y tomillo' })).toEqual(over);
    expect(await visitor(name, { token: 'de nadie', password: 'jara y tomillo' })).toEqual(over);
  }
  expect(await order('accounts.withdrawInvitation', ref, 'admin')).toEqual([409, { code: 'users.notInvited' }]);
});

it('refuses with the codes that the screens have texts for', async () => {
  const taken = { ...company({ email: 'user1@example.test' }), password: testPassword };
  expect(await order('accounts.create', taken, 'admin')).toEqual([409, { code: 'users.emailTaken' }]);
  const incomplete = { ...company({ lastName: '' }), password: testPassword };
  expect(await order('accounts.create', incomplete, 'admin')).toEqual([400, { code: 'users.incomplete' }]);
  expect(await order('accounts.create', { ...company({ role: 1 }), password: testPassword }, 'admin')).toEqual([
    403,
    { code: 'users.roleNotAllowed' },
  ]);
  expect(await order('accounts.create', { ...company(), role: 4, password: testPassword }, 'super')).toEqual([
    400,
    { code: 'input.invalid', params: { path: 'role' } },
  ]);
});

it('one’s own data are everybody’s', async () => {
  for (const as of ['super', 'admin', 'tajo', 'company', 'member'] as const) {
    const [status, own] = await ask('profile.read', undefined, as);
    expect([status, own]).toEqual([200, expect.objectContaining({ firstName: 'Ana' })]);
    const edited = ProfileInput.parse({ ...Object(own), alias: 'yo' });
    expect(await order('profile.edit', edited, as)).toEqual([200, undefined]);
    expect(await order('profile.removeImage', undefined, as)).toEqual([200, undefined]);
  }
  expect((await ask('profile.read', undefined))[0]).toBe(401);
});

it('another address of one’s own needs the password', async () => {
  for (const as of ['admin', 'super'] as const) {
    const [, own] = await ask('profile.read', undefined, as);
    const { id, email } = Object(own) as { id: number; email: string };
    const profile = { ...ProfileInput.parse({ ...Object(own), email: `nueva-${email}` }) };
    const account = { ...company(), ...profile, role: as === 'super' ? 0 : 1, id };
    const wrong = [400, { code: 'auth.invalidCredentials' }];
    expect(await order('profile.edit', profile, as)).toEqual(wrong);
    expect(await order('profile.edit', { ...profile, currentPassword: 'no es' }, as)).toEqual(wrong);
    if (as === 'super') expect(await order('accounts.edit', account, as)).toEqual(wrong);
    expect(await order('profile.edit', { ...profile, currentPassword: testPassword }, as)).toEqual([200, undefined]);
    const told = await app.deps.db.select().from(messages).where(eq(messages.recipient, email));
    expect(told.map(({ slug }) => slug)).toEqual(['correo-cambiado']);
    expect(await ask('profile.read', undefined, as)).toMatchObject([200, { email: `nueva-${email}` }]);
  }
});

it('tariffs', async () => {
  const [, created] = await order('tariffs.create', { name: 'Mes', days: 30 }, 'super');
  const ref = { id: Number(Reflect.get(Object(created), 'id')) };
  expect(await order('tariffs.edit', { ...ref, name: 'Libre', days: -1, priceCents: 100 }, 'super')).toEqual([
    200,
    ref,
  ]);
  expect(await ask('tariffs.list', undefined, 'admin')).toEqual([
    200,
    [{ ...ref, name: 'Libre', days: -1, priceCents: 100, members: 0 }],
  ]);
  expect((await order('tariffs.remove', ref, 'admin'))[0]).toBe(403);
  expect(await order('tariffs.remove', ref, 'super')).toEqual([200, undefined]);
});

it('the roles that may be given', async () => {
  expect(await ask('accounts.roles', undefined, 'super')).toEqual([200, [0, 1, 2, 3]]);
  expect(await ask('accounts.roles', undefined, 'admin')).toEqual([200, [2]]);
});

it.each(['accounts.list', 'accounts.read', 'accounts.roles', 'tariffs.list'])('%s is for admins', async (name) => {
  const input = { id: 1, roles: [2] };
  expect((await ask(name, input))[0]).toBe(401);
  for (const as of ['tajo', 'company', 'member', 'collaborator'] as const) {
    expect((await ask(name, input, as))[0]).toBe(403);
  }
});
