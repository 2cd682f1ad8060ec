import { closedAfterAll } from '@dehesa/testing';
import { configuration, sessions, users } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAuthWorld, day } from '../auth-world.test-support';
import { describeSession } from '../describe-session';
import { assertUsable, peekSession, readSession } from './read-session';
import { signOut } from './sign-out';

const world = await closedAfterAll(createAuthWorld());
beforeEach(() => world.reset());

describe('readSession', () => {
  it('lasts 30 days from the last use, not from signing in (B23)', async () => {
    await world.insertUser();
    const { token } = await world.enter();
    world.pass(29 * day);
    expect(await world.read(token)).not.toBeNull();
    world.pass(29 * day);
    expect(await world.read(token)).not.toBeNull();
    world.pass(30 * day);
    expect(await world.read(token)).toBeNull();
  });

  it('lasts no more than 90 days in all, however often it is used (B23)', async () => {
    await world.insertUser();
    const { token } = await world.enter();
    for (let used = 1; used < 90; used += 1) {
      world.pass(day);
      expect(await world.read(token)).not.toBeNull();
    }
    world.pass(day);
    expect(await world.read(token)).toBeNull();
    expect((await world.enter()).token).not.toBe('');
  });

  it('opens by the door that it was made for and by no other', async () => {
    const id = await world.insertUser();
    const { token: cookie } = await world.enter();
    const { token } = await world.enter('ana@example.test', 'encina-2026', { kind: 'token' });
    const read = (kind: 'browser' | 'token', value: string) => readSession(world.ctx, { kind, token: value });
    expect(await read('browser', cookie)).toMatchObject({ id, sessionKind: 'browser' });
    expect(await read('token', token)).toMatchObject({ id, sessionKind: 'token' });
    expect(await read('token', cookie)).toBeNull();
    expect(await read('browser', token)).toBeNull();
  });

  it('does not last longer by a page that is merely open (B23)', async () => {
    await world.insertUser();
    const { token } = await world.enter();
    world.pass(29 * day);
    expect(await peekSession(world.ctx, { kind: 'browser', token })).not.toBeNull();
    world.pass(day);
    expect(await world.read(token)).toBeNull();
  });

  it('extends already on the second day (B23)', async () => {
    await world.insertUser();
    const { token } = await world.enter();
    world.pass(day);
    await world.read(token);
    const [row] = await world.db.select().from(sessions);
    expect(row?.expiresAt).toEqual(new Date(world.now().getTime() + 30 * day));
  });

  it('leaves no expired sessions behind: the next sign-in clears them away', async () => {
    await world.insertUser();
    await world.enter();
    world.pass(31 * day);
    await world.enter();
    expect(await world.db.select().from(sessions)).toHaveLength(1);
  });

  it.each(['', 'unknown', 'x'.repeat(10_000), "' or 1=1 --"])('opens nothing with %j', async (token) => {
    expect(await world.read(token)).toBeNull();
  });

  it('ends with the access and with signing out', async () => {
    const id = await world.insertUser();
    const [first, second] = [await world.enter(), await world.enter()];
    await signOut(world.ctx, await world.session(first.token));
    expect(await world.read(first.token)).toBeNull();
    await world.db.update(users).set({ hasAccess: false }).where(eq(users.id, id));
    expect(await world.read(second.token)).toBeNull();
  });

  it.each([
    { licenceEndsOn: null, development: false, expired: false },
    { licenceEndsOn: '2026-05-20', development: false, expired: false },
    { licenceEndsOn: '2026-05-19', development: false, expired: true },
    { licenceEndsOn: '2026-05-19', development: true, expired: false },
  ])(
    'licence until $licenceEndsOn, development $development: expired $expired (B28)',
    async ({ licenceEndsOn, development, expired }) => {
      await world.insertUser();
      await world.db.update(configuration).set({ licenceEndsOn });
      const { token } = await world.enter();
      const installation = { ...world.ctx.installation, development };
      const user = await readSession({ ...world.ctx, installation }, { kind: 'browser', token });
      expect(user?.licenceExpired).toBe(expired);
      if (user && expired) expect(() => assertUsable(user)).toThrow('licence.expired');
    },
  );
});

describe('describeSession', () => {
  it.each([
    { user: {}, displayName: 'Ana Durán' },
    { user: { companyName: 'Rutas del Tajo' }, displayName: 'Rutas del Tajo' },
    { user: { firstName: '', lastName: '' }, displayName: 'ana@example.test' },
  ])('names the company, the person or the email: $displayName', async ({ user, displayName }) => {
    await world.insertUser(user);
    const signedIn = await world.session((await world.enter()).token);
    const described = await describeSession(world.ctx, signedIn);
    expect(described).toMatchObject({ appName: 'Dehesa', licence: { expired: false }, user: { displayName } });
  });

  it('tells nobody in particular the name of the product', async () => {
    expect(await describeSession(world.ctx, null)).toEqual({
      appName: 'Dehesa',
      appType: 'actividades',
      styleSheet: null,
      licence: { expired: false, endsOn: null },
      user: null,
    });
  });
});
