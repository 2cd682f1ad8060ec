import { closedAfterAll } from '@dehesa/testing';
import { auditLog, sessions, users } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { address, client, minute, refusal } from '../auth-world.test-support';
import { readSession } from '../sessions/read-session';
import { signIn } from '../sign-in';
import { createApplicationKey, endApplicationKey, listApplicationKeys } from './application-keys';
import { createFactorWorld, password } from './factor-world.test-support';

let id: number;

const world = await closedAfterAll(createFactorWorld());
beforeEach(async () => {
  await world.reset();
  id = await world.insertUser();
});

const make = async (name = 'Web del parque', userId = id) =>
  (await createApplicationKey(world.as(userId), { name, password }, address, world.hasher)).key;
const login = (key: string, email = 'ana@example.test') =>
  signIn(world.ctx, { email, password: key }, client, world.hasher);

describe('application keys', () => {
  it('open sessions of an account with a second factor, and say when', async () => {
    await world.withApp(id);
    const key = await make();
    expect(await listApplicationKeys(world.as(id))).toMatchObject([{ name: 'Web del parque', lastUsedAt: null }]);
    world.pass(minute);
    const { token } = await login(key);
    expect(await readSession(world.ctx, { kind: 'token', token })).toMatchObject({ id });
    expect(await listApplicationKeys(world.as(id))).toMatchObject([{ lastUsedAt: world.now() }]);
  });

  it('are told once: the database has a hash', async () => {
    const key = await make();
    expect(await world.stored()).not.toContain(key.replace('dehesa_', ''));
    expect(Object.keys((await listApplicationKeys(world.as(id)))[0] ?? {})).toEqual([
      'id',
      'name',
      'createdAt',
      'lastUsedAt',
    ]);
  });

  it('open nothing on a screen', async () => {
    const key = await make();
    expect(await refusal(world.begin(null, key))).toBe('auth.invalidCredentials');
  });

  it("open nobody else's account, and none without access", async () => {
    const key = await make();
    await world.insertUser({ email: 'bea@example.test' });
    expect(await refusal(login(key, 'bea@example.test'))).toBe('auth.invalidCredentials');
    expect(await refusal(login(key, 'nobody@example.test'))).toBe('auth.invalidCredentials');
    await world.db.update(users).set({ hasAccess: false }).where(eq(users.id, id));
    expect(await refusal(login(key))).toBe('auth.invalidCredentials');
  });

  it('cost as much work as a password, whoever they are typed for (B24)', async () => {
    const key = await make();
    const before = world.verified();
    await login(key);
    await refusal(login(key, 'nobody@example.test'));
    await refusal(login(`${key.slice(0, -1)}${key.endsWith('A') ? 'B' : 'A'}`));
    expect(world.verified() - before).toBe(3);
  });

  it('end with the sessions that they opened, and leave a trace', async () => {
    const key = await make();
    const kept = (await world.enter()).token;
    const { token } = await login(key);
    const [listed] = await listApplicationKeys(world.as(id));
    await endApplicationKey(world.as(id), { id: listed?.id ?? 0 });
    expect(await readSession(world.ctx, { kind: 'token', token })).toBeNull();
    expect(await world.read(kept)).not.toBeNull();
    expect(await refusal(login(key))).toBe('auth.invalidCredentials');
    const traces = await world.db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.entityId, id));
    expect(traces.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['auth.createApplicationKey', 'auth.endApplicationKey']),
    );
  });

  it("are one's own: another's is not there (B22)", async () => {
    await make();
    const [listed] = await listApplicationKeys(world.as(id));
    const other = await world.insertUser({ email: 'bea@example.test' });
    expect(await refusal(endApplicationKey(world.as(other), { id: listed?.id ?? 0 }))).toBe('record.notFound');
    expect(await listApplicationKeys(world.as(other))).toEqual([]);
  });

  it('are void under another password, like the password that they stand in for', async () => {
    const key = await make();
    await world.db.update(users).set({ passwordHash: 'hash of another' }).where(eq(users.id, id));
    expect(await refusal(login(key))).toBe('auth.invalidCredentials');
    expect(await listApplicationKeys(world.as(id))).toEqual([]);
    expect(await world.db.$count(sessions)).toBe(0);
  });

  it('are made with the password and in reasonable number', async () => {
    const wrong = createApplicationKey(world.as(id), { name: 'x', password: 'wrong' }, address, world.hasher);
    expect(await refusal(wrong)).toBe('auth.invalidCredentials');
    for (let n = 0; n < 20; n += 1) await make(`Clave ${n}`);
    expect(await refusal(make())).toBe('auth.tooManyApplicationKeys');
  });
});
