import { auditLog, configurationSecrets, loginFailures, secondFactorRoles, sessions, users } from '@dehesa/db/schema';
import { and, desc, eq } from 'drizzle-orm';
import superjson from 'superjson';
import { closedAfterAll, emptyTables } from '@dehesa/testing';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestApp, testPassword } from '../../../test-app.test-support';

/** The clock stands, and moves where a test says so. */
let now = new Date('2026-05-20T10:00:00Z');
const pass = (minutes: number) => {
  now = new Date(now.getTime() + minutes * 60_000);
};
/** A super admin whose sign-in is as long ago as a test wants, and somebody else. */
let me: { id: number; token: string };
let other: { id: number; email: string; token: string };

const server = await closedAfterAll(createTestApp({ clock: { now: () => now } }));

beforeEach(async () => {
  me = await server.signInAs({ role: 0 });
  other = await server.signInAs({ role: 3 });
});
afterEach(() => server.deps.db.delete(loginFailures));

const cookies = () => ({ dehesa_session: me.token });
async function mutate(procedure: string, input: unknown) {
  const response = await server.app.inject({
    method: 'POST',
    url: `/trpc/${procedure}`,
    headers: { 'content-type': 'application/json' },
    cookies: cookies(),
    payload: JSON.stringify(superjson.serialize(input)),
  });
  const { error } = response.json<{ error?: { json: { data: { domain: { code: string } } } } }>();
  return { status: response.statusCode, refusal: error?.json.data.domain.code };
}
const documented = (path: string, body: object) => server.call(path, { token: me.token, ...body });
const storedOf = async (id: number) => (await server.deps.db.select().from(users).where(eq(users.id, id)))[0];
const actions = async () =>
  (await server.deps.db.select({ action: auditLog.action }).from(auditLog).orderBy(desc(auditLog.id))).map(
    ({ action }) => action,
  );

const edited = (change: object) => ({
  firstName: 'Ana',
  lastName: 'Durán',
  role: 3,
  id: other.id,
  email: other.email,
  ...change,
});
/** The collaborator of one case. */
let moved = 0;
const secretStored = async (name: string) =>
  (await server.deps.db.$count(configurationSecrets, eq(configurationSecrets.name, name))) > 0;
const audited = async (action: string) => (await actions()).includes(action);

/** What asks for a proof, by door, and what shows that it was done. */
const guarded: readonly { name: string; ask: () => Promise<{ status: number }>; done: () => Promise<boolean> }[] = [
  {
    name: 'the console',
    ask: () => mutate('config.database.execute', { statement: 'select 1' }),
    done: () => audited('database.execute'),
  },
  {
    name: 'the console, documented',
    ask: () => documented('/exec-db', { sql: 'select 1' }),
    done: () => audited('database.execute'),
  },
  {
    name: 'the export',
    ask: async () => {
      const { statusCode } = await server.app.inject({ url: '/api/exports/base-de-datos.sql', cookies: cookies() });
      return { status: statusCode };
    },
    done: () => audited('database.export'),
  },
  {
    name: 'the export, documented',
    ask: () => documented('/exportar-db', {}),
    done: () => audited('database.export'),
  },
  {
    name: 'erasing a person',
    ask: () => mutate('config.personalData.erase', { email: other.email, people: [], account: true }),
    done: async () => (await storedOf(other.id)) === undefined,
  },
  {
    name: 'a secret',
    ask: () => mutate('config.settings.save', { mailPassword: 'clave-correo' }),
    done: () => secretStored('mail-password'),
  },
  {
    name: 'a territory’s secret',
    ask: () => mutate('config.settings.save', { territories: { 1: { whatsappAppSecret: 'secreto' } } }),
    done: () => secretStored('whatsapp-app-secret-1'),
  },
  {
    name: 'a secret, documented',
    ask: () => documented('/guardar-configuracion', { wp_db_pass: 'clave-wordpress' }),
    done: () => secretStored('wordpress-password'),
  },
  {
    name: 'another role',
    ask: () => mutate('users.accounts.edit', edited({ role: 1 })),
    done: async () => (await storedOf(other.id))?.role === 1,
  },
  {
    name: 'another role, documented',
    ask: () => documented('/editar-usuario', { id: other.id, id_rol: 1 }),
    done: async () => (await storedOf(other.id))?.role === 1,
  },
  {
    name: 'somebody else’s address',
    ask: () => mutate('users.accounts.edit', edited({ email: `nueva-${other.email}` })),
    done: async () => (await storedOf(other.id))?.email !== other.email,
  },
  {
    name: 'a collaborator’s address, documented',
    ask: async () => {
      const place = { postalCode: '10700', locality: 'Alcántara', province: 'Cáceres', phone: '927390000' };
      const business = await server.signInAs({ role: 4, companyName: 'Hotel', territoryId: 1, ...place });
      moved = business.id;
      return documented('/editar-usuario', { id: business.id, id_rol: 4, email: `nueva-${business.email}` });
    },
    done: async () => (await storedOf(moved))?.email.startsWith('nueva-') === true,
  },
  {
    name: 'a new administrator',
    ask: () =>
      mutate('users.accounts.create', {
        ...edited({ role: 1, email: `otra-${other.email}` }),
        id: undefined,
        password: 'jara y romero',
      }),
    done: () => audited('users.create'),
  },
  {
    name: 'somebody else’s password',
    ask: () => mutate('users.accounts.setPassword', { id: other.id, password: 'jara y romero' }),
    done: () => audited('users.setPassword'),
  },
  {
    name: 'somebody else’s password, documented',
    ask: () => documented('/editar-clave-usuario', { id: other.id, clave: 'jara y romero' }),
    done: () => audited('users.setPassword'),
  },
  {
    name: 'the own password without the current one, documented',
    ask: () => documented('/editar-clave-usuario', { clave: 'jara y romero' }),
    done: () => audited('auth.changePassword'),
  },
  {
    name: 'which roles must have a second factor',
    ask: () => mutate('config.secondFactor.save', { roles: [2] }),
    done: () => audited('configuration.saveSecondFactorRoles'),
  },
];

describe('what could take the product or somebody’s data away asks who it is', () => {
  beforeEach(async () => {
    await emptyTables(server.deps.db, 'audit_log');
    await server.deps.db.delete(configurationSecrets);
    await server.deps.db.delete(secondFactorRoles);
  });

  it.each(guarded)('$name: not by a session that was proven long ago', async ({ ask, done }) => {
    pass(16);
    expect(await ask()).toMatchObject({ status: 403 });
    expect(await done()).toBe(false);
    // It is no refused right: nobody asked for more than they may.
    expect(await audited('access.refused')).toBe(false);

    expect(await mutate('auth.proof.withPassword', { password: testPassword })).toMatchObject({ status: 200 });
    // The documented calls come by a session of their own: who signs in there has proven it.
    await server.deps.db.update(sessions).set({ provenAt: now }).where(eq(sessions.userId, me.id));
    expect(await ask()).toMatchObject({ status: 200 });
    expect(await done()).toBe(true);
  });

  it.each(guarded)('$name: for a quarter of an hour after signing in', async ({ ask, done }) => {
    pass(15);
    expect(await ask()).toMatchObject({ status: 200 });
    expect(await done()).toBe(true);
  });
});

describe('what takes nothing away does not ask', () => {
  it('a name, a telephone, one’s own data, and settings without secrets', async () => {
    pass(60);
    expect(await mutate('users.accounts.edit', edited({ firstName: 'Rosa' }))).toMatchObject({ status: 200 });
    expect(await documented('/editar-usuario', { id: other.id, nombre: 'Rosa' })).toMatchObject({ status: 200 });
    // As the documented form sends it back: what is hidden stays, what was never set is empty.
    await mutate('auth.proof.withPassword', { password: testPassword });
    await mutate('config.settings.save', { mailPassword: 'clave-correo' });
    pass(60);
    const { body } = await documented('/configuracion', {});
    expect(await documented('/guardar-configuracion', { ...(body as object) })).toMatchObject({ status: 200 });
    expect(await secretStored('mail-password')).toBe(true);
  });
});

describe('proving it again', () => {
  it('takes the right password, for this session alone, and leaves a trace either way', async () => {
    const elsewhere = await server.deps.db.select().from(sessions).where(eq(sessions.userId, me.id));
    pass(20);
    expect(await mutate('auth.proof.withPassword', { password: 'equivocada' })).toMatchObject({
      refusal: 'auth.invalidCredentials',
    });
    expect(await mutate('config.database.execute', { statement: 'select 1' })).toMatchObject({
      refusal: 'auth.proofRequired',
    });
    expect((await actions())[0]).toBe('auth.proofFailed');
    await mutate('auth.proof.withPassword', { password: testPassword });
    expect((await actions())[0]).toBe('auth.proveAgain');
    expect(await mutate('config.database.execute', { statement: 'select 1' })).toMatchObject({ status: 200 });
    const proven = await server.deps.db.$count(sessions, and(eq(sessions.userId, me.id), eq(sessions.provenAt, now)));
    expect([elsewhere.length, proven]).toEqual([2, 1]);
    expect(await documented('/exec-db', { sql: 'select 1' })).toMatchObject({ status: 403 });
  });

  it('is guessed no oftener than a password at sign-in', async () => {
    for (let tries = 0; tries < 10; tries += 1) await mutate('auth.proof.withPassword', { password: `no-${tries}` });
    expect(await mutate('auth.proof.withPassword', { password: testPassword })).toMatchObject({
      refusal: 'auth.tooManyAttempts',
    });
  });

  it('with a passkey only where the account has one', async () => {
    const response = await server.app.inject({ url: '/trpc/auth.proof.ways', cookies: cookies() });
    expect(response.json()).toMatchObject({ result: { data: { json: { passkey: false } } } });
    const credential = { id: 'AAAA', rawId: 'AAAA', type: 'public-key' };
    const answer = {
      ...credential,
      response: { clientDataJSON: 'AAAA', authenticatorData: 'AAAA', signature: 'AAAA' },
    };
    pass(20);
    expect(await mutate('auth.proof.withPasskey', { answer })).toMatchObject({ refusal: 'auth.passkeyInvalid' });
    expect(await mutate('config.database.execute', { statement: 'select 1' })).toMatchObject({ status: 403 });
  });
});
