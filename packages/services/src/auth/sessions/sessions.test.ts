import { auditLog, sessions } from '@dehesa/db/schema';
import type { Role } from '@dehesa/domain/access';
import { eq } from 'drizzle-orm';
import { closedAfterAll, emptyTables } from '@dehesa/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { createAuthWorld, minute, refusal } from '../auth-world.test-support';
import { endSession } from './end-session';
import { endSessions } from './end-sessions';
import { listSessions } from './list-sessions';
import { signOut } from './sign-out';

const world = await closedAfterAll(createAuthWorld());
beforeEach(async () => {
  await world.reset();
  await emptyTables(world.db, 'audit_log');
});

const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0';

/** Somebody of a role who has signed in: the context that acts as it, and its session. */
async function signedIn(role: Role, email: string, from: Parameters<typeof world.enter>[2] = {}) {
  const id = await world.insertUser({ role, email });
  const { token } = await world.enter(email, 'encina-2026', from);
  const user = await world.session(token);
  const ctx = { ...world.ctx, actor: { userId: id, role, territoryId: null } };
  return { id, email, token, ctx, user, here: user.sessionId };
}

const actions = async () =>
  (await world.db.select().from(auditLog).orderBy(auditLog.id)).map(({ action, actorId, entityId }) => [
    action,
    actorId,
    entityId,
  ]);

describe('listSessions', () => {
  it('tells where, when and on what, marks the one that asks, and keeps neither address nor header', async () => {
    const { ctx, here, email } = await signedIn(1, 'ana@example.test', { address: '192.0.2.77', userAgent: firefox });
    const opened = world.now();
    world.pass(30 * minute);
    await world.enter(email, 'encina-2026', { kind: 'token', address: '2001:db8:1:2::3', userAgent: 'agenda/2.0' });
    const rows = await listSessions(ctx, {}, here);
    expect(rows).toEqual([
      {
        id: expect.any(Number),
        kind: 'token',
        network: '2001:db8:1::/48',
        browser: '',
        system: '',
        signedInAt: world.now(),
        lastUsedAt: world.now(),
        isThis: false,
      },
      {
        id: here,
        kind: 'browser',
        network: '192.0.2.0/24',
        browser: 'Firefox',
        system: 'Linux',
        signedInAt: opened,
        lastUsedAt: opened,
        isThis: true,
      },
    ]);
    const stored = JSON.stringify(await world.db.select().from(sessions));
    for (const secret of ['192.0.2.77', '2001:db8:1:2', 'Gecko', 'agenda']) expect(stored).not.toContain(secret);
  });

  it('another’s are a super admin’s to see (B22)', async () => {
    const { id } = await signedIn(3, 'socia@example.test');
    const admin = await signedIn(1, 'admin@example.test');
    const superAdmin = await signedIn(0, 'super@example.test');
    expect(await listSessions(superAdmin.ctx, { userId: id }, superAdmin.here)).toHaveLength(1);
    expect(await refusal(listSessions(admin.ctx, { userId: id }, admin.here))).toBe('access.forbidden');
    expect(await refusal(listSessions(superAdmin.ctx, { userId: 999_999 }, 0))).toBe('record.notFound');
    expect(await refusal(listSessions(world.ctx, {}, 0))).toBe('access.unauthenticated');
  });

  it('what has ended by itself is not in it', async () => {
    const { ctx, here } = await signedIn(1, 'ana@example.test');
    world.pass(31 * 24 * 60 * minute);
    expect(await listSessions(ctx, {}, here)).toEqual([]);
  });
});

describe('ending sessions', () => {
  it('one’s own, one by one, with a trace', async () => {
    const { id, ctx, here, email } = await signedIn(4, 'casa@example.test');
    const { token } = await world.enter(email);
    const other = (await world.session(token)).sessionId;
    await endSession(ctx, { id: other });
    expect(await world.read(token)).toBeNull();
    expect(await refusal(endSession(ctx, { id: other }))).toBe('record.notFound');
    expect((await listSessions(ctx, {}, here)).map((row) => row.id)).toEqual([here]);
    expect((await actions()).at(-1)).toEqual(['auth.endSession', id, id]);
  });

  it('all but this one, of whatever kind', async () => {
    const { id, ctx, here, token, email } = await signedIn(1, 'ana@example.test');
    await world.enter(email);
    await world.enter(email, 'encina-2026', { kind: 'token' });
    expect(await endSessions(ctx, {}, here)).toEqual({ ended: 2 });
    expect(await world.read(token)).not.toBeNull();
    expect((await actions()).at(-1)).toEqual(['auth.endSessions', id, id]);
    expect(await endSessions(ctx, {}, here)).toEqual({ ended: 0 });
  });

  it('another’s only by a super admin: for others they do not exist (B22)', async () => {
    const member = await signedIn(3, 'socia@example.test');
    const admin = await signedIn(1, 'admin@example.test');
    const superAdmin = await signedIn(0, 'super@example.test');
    expect(await refusal(endSession(admin.ctx, { id: member.here }))).toBe('record.notFound');
    expect(await refusal(endSessions(admin.ctx, { userId: member.id }, admin.here))).toBe('access.forbidden');
    expect(await world.read(member.token)).not.toBeNull();
    await endSession(superAdmin.ctx, { id: member.here });
    expect(await world.read(member.token)).toBeNull();
    await world.enter(member.email);
    expect(await endSessions(superAdmin.ctx, { userId: member.id }, superAdmin.here)).toEqual({ ended: 1 });
    expect(await world.read(superAdmin.token)).not.toBeNull();
    expect((await actions()).slice(-1)).toEqual([['auth.endSessions', superAdmin.id, member.id]]);
  });
});

describe('one browser', () => {
  it('holds one session: signing in again ends the one that it carried, and no other', async () => {
    const { id, token, email } = await signedIn(1, 'ana@example.test');
    const elsewhere = await world.enter(email);
    const again = await world.enter(email, 'encina-2026', { carried: token });
    expect(await world.read(token)).toBeNull();
    expect(await world.read(elsewhere.token)).not.toBeNull();
    // Also that of whoever sat here before.
    await world.insertUser({ email: 'otra@example.test' });
    await world.enter('otra@example.test', 'encina-2026', { carried: again.token });
    expect(await world.read(again.token)).toBeNull();
    expect(await world.db.$count(sessions, eq(sessions.userId, id))).toBe(1);
  });

  it('a sign-in that fails ends nothing', async () => {
    const { token, email } = await signedIn(1, 'ana@example.test');
    expect(await refusal(world.enter(email, 'wrong', { carried: token }))).toBe('auth.invalidCredentials');
    expect(await world.read(token)).not.toBeNull();
  });

  it('signing out leaves a trace, once', async () => {
    const { id, ctx, user } = await signedIn(1, 'ana@example.test');
    await signOut(ctx, user);
    await signOut(ctx, user);
    expect((await actions()).filter(([action]) => action === 'auth.signOut')).toEqual([['auth.signOut', id, id]]);
  });
});
