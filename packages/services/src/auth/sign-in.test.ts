import { auditLog, configuration, loginFailures, sessions } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { closedAfterAll, emptyTables } from '@dehesa/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { address, browser, createAuthWorld, day, minute, refusal } from './auth-world.test-support';
import type { PasswordHasher } from './passwords/passwords';
import { signIn } from './sign-in';

const world = await closedAfterAll(createAuthWorld());
beforeEach(() => world.reset());

describe('signIn', () => {
  it('opens a session of which the database has only the hash (B23)', async () => {
    const id = await world.insertUser({ role: 2, territoryId: 1 });
    const { token, mustChangePassword } = await world.enter('  ANA@example.test ');
    expect(mustChangePassword).toBe(false);
    expect(await world.session(token)).toMatchObject({ id, role: 2, territoryId: 1, mustChangePassword: false });
    const [row] = await world.db.select().from(sessions);
    expect(row?.userId).toBe(id);
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row?.expiresAt).toEqual(new Date(world.now().getTime() + 30 * day));
  });

  it.each([
    { what: 'unknown email', user: { email: 'other@example.test' }, password: 'encina-2026' },
    { what: 'wrong password', user: {}, password: 'alcornoque' },
    { what: 'no access', user: { hasAccess: false }, password: 'encina-2026' },
    { what: 'no password yet', user: { passwordHash: null }, password: 'encina-2026' },
    { what: 'empty password', user: {}, password: '' },
    {
      what: 'pending recovery',
      user: {
        oneTimePasswordHash: 'hash of ABCD2345',
        oneTimePasswordExpiresAt: new Date('2026-05-20T11:00:00Z'),
      },
      password: 'alcornoque',
    },
  ])('refuses alike and after the same work: $what (B24)', async ({ user, password }) => {
    await world.insertUser(user);
    expect(await refusal(world.enter('ana@example.test', password))).toBe('auth.invalidCredentials');
    expect(world.verified()).toBe(1);
    expect(await world.db.select().from(sessions)).toEqual([]);
  });

  it('does as much work for what looks like a one-time password, whoever it is typed for (B24)', async () => {
    await world.insertUser();
    expect(await refusal(world.enter('ana@example.test', 'ABCD2345'))).toBe('auth.invalidCredentials');
    expect(world.verified()).toBe(2);
    expect(await refusal(world.enter('nobody@example.test', 'ABCD2345'))).toBe('auth.invalidCredentials');
    expect(world.verified()).toBe(4);
  });

  it.each([
    {
      what: 'expired fee in gym mode',
      appType: 'gimnasio',
      role: 3,
      feeExpiresOn: '2026-05-19',
      answer: 'auth.feeUnpaid',
    },
    { what: 'last day of the fee', appType: 'gimnasio', role: 3, feeExpiresOn: '2026-05-20', answer: undefined },
    { what: 'no fee on record', appType: 'gimnasio', role: 3, feeExpiresOn: null, answer: undefined },
    { what: 'staff in gym mode', appType: 'gimnasio', role: 2, feeExpiresOn: '2026-05-19', answer: undefined },
    { what: 'activities mode', appType: 'actividades', role: 3, feeExpiresOn: '2026-05-19', answer: undefined },
  ] as const)('$what (B24)', async ({ appType, role, feeExpiresOn, answer }) => {
    await world.db.update(configuration).set({ appType });
    await world.insertUser({ role, feeExpiresOn });
    if (answer) expect(await refusal(world.enter())).toBe(answer);
    else expect((await world.enter()).token).not.toBe('');
  });

  it('tells of the fee only with the right password (B24)', async () => {
    await world.db.update(configuration).set({ appType: 'gimnasio' });
    await world.insertUser({ role: 3, feeExpiresOn: '2026-05-19' });
    expect(await refusal(world.enter('ana@example.test', 'wrong'))).toBe('auth.invalidCredentials');
  });
});

describe('limits of failures (B25)', () => {
  async function fail(times: number, email: (n: number) => string, from: (n: number) => string) {
    for (let n = 0; n < times; n += 1) {
      expect(await refusal(world.enter(email(n), 'wrong', { address: from(n) }))).toBe('auth.invalidCredentials');
    }
  }

  it('ten for one account, from whatever addresses, until the window has passed', async () => {
    await world.insertUser();
    await fail(
      10,
      () => 'ana@example.test',
      (n) => `192.0.2.${n}`,
    );
    world.pass(5 * minute);
    const error = await world.enter().catch((thrown: unknown) => thrown);
    expect(error).toMatchObject({ failure: { code: 'auth.tooManyAttempts', params: { retryAfterSeconds: 600 } } });
    world.pass(10 * minute);
    expect((await world.enter()).token).not.toBe('');
  });

  it('thirty from one address, for whatever accounts; other addresses go on', async () => {
    await world.insertUser();
    await fail(
      30,
      (n) => `user${n}@example.test`,
      () => address,
    );
    expect(await refusal(world.enter())).toBe('auth.tooManyAttempts');
    expect((await world.enter('ana@example.test', 'encina-2026', { address: '198.51.100.4' })).token).not.toBe('');
  });

  it('thirty from one /64 of IPv6, however many addresses it has; the next one goes on', async () => {
    await world.insertUser();
    await fail(
      30,
      (n) => `user${n}@example.test`,
      (n) => `2001:db8:1:2:${n}::1`,
    );
    const from = (address: string) => world.enter('ana@example.test', 'encina-2026', { address });
    expect(await refusal(from('2001:db8:1:2:ffff:ffff:ffff:ffff'))).toBe('auth.tooManyAttempts');
    expect((await from('2001:db8:1:3::1')).token).not.toBe('');
    const stored = JSON.stringify(await world.db.select().from(loginFailures));
    expect(stored).not.toMatch(/2001|0db8/);
  });

  it('nine failures leave the account open, and neither email nor address is stored', async () => {
    await world.insertUser();
    await fail(
      9,
      () => 'ana@example.test',
      () => address,
    );
    expect((await world.enter()).token).not.toBe('');
    const stored = JSON.stringify(await world.db.select().from(loginFailures));
    expect(stored).not.toContain('ana');
    expect(stored).not.toContain(address);
  });

  it('guesses side by side are no way around it', async () => {
    await world.insertUser();
    const guess = () => refusal(world.enter('ana@example.test', 'wrong'));
    const answers = await Promise.all(Array.from({ length: 40 }, guess));
    expect(answers.filter((answer) => answer === 'auth.invalidCredentials')).toHaveLength(10);
    expect(answers.filter((answer) => answer === 'auth.tooManyAttempts')).toHaveLength(30);
    expect(await refusal(world.enter())).toBe('auth.tooManyAttempts');
    // Each try was counted before a password was looked at: guesses beyond them cost no work.
    expect(world.verified()).toBe(10);
  });

  it('what succeeds, or could not be tried at all, leaves every try', async () => {
    await world.insertUser();
    for (let n = 0; n < 12; n += 1) await world.enter();
    const busy: PasswordHasher = {
      ...world.hasher,
      verify: () => Promise.reject(DomainError.of('auth.busy', { retryAfterSeconds: 2 })),
    };
    const enterBusy = () => signIn(world.ctx, { email: 'ana@example.test', password: 'wrong' }, browser, busy);
    for (let n = 0; n < 12; n += 1) expect(await refusal(enterBusy())).toBe('auth.busy');
    expect(await world.db.select().from(loginFailures)).toEqual([]);
    expect((await world.enter()).token).not.toBe('');
  });
});

describe('a device that the account has signed in on', () => {
  const strangersFail = async (times: number) => {
    for (let n = 0; n < times; n += 1)
      await refusal(world.enter('ana@example.test', 'wrong', { address: `198.51.100.${n}` }));
  };

  it('lets its owner in while strangers’ failures lock the account for all others (B25)', async () => {
    await world.insertUser();
    const { device } = await world.enter();
    await strangersFail(10);
    expect(await refusal(world.enter())).toBe('auth.tooManyAttempts');
    expect((await world.enter('ana@example.test', 'encina-2026', { device })).token).not.toBe('');
  });

  it('has ten tries of its own, which are not the others’ (B25)', async () => {
    await world.insertUser();
    const { device } = await world.enter();
    const fail = () => refusal(world.enter('ana@example.test', 'wrong', { device }));
    for (let n = 0; n < 10; n += 1) expect(await fail()).toBe('auth.invalidCredentials');
    expect(await fail()).toBe('auth.tooManyAttempts');
    expect(await refusal(world.enter('ana@example.test', 'encina-2026', { device }))).toBe('auth.tooManyAttempts');
    expect((await world.enter()).token).not.toBe('');
  });

  it('is known for the accounts that were opened on it alone', async () => {
    await world.insertUser();
    await world.insertUser({ email: 'eva@example.test' });
    const { device: evas } = await world.enter('eva@example.test');
    await strangersFail(10);
    const enter = (device: string | null) => world.enter('ana@example.test', 'encina-2026', { device });
    expect(await refusal(enter(evas))).toBe('auth.tooManyAttempts');
    world.pass(16 * minute);
    const { device: both } = await enter(evas);
    await strangersFail(10);
    expect((await enter(both)).token).not.toBe('');
    for (let n = 0; n < 10; n += 1) await refusal(world.enter('eva@example.test', 'wrong'));
    expect((await world.enter('eva@example.test', 'encina-2026', { device: both })).token).not.toBe('');
  });

  it.each([
    ['a year later', (device: string) => device, 365],
    ['signed by nobody', (device: string) => `${device.split('.')[0]}.${'A'.repeat(43)}`, 0],
    [
      'another’s words under its signature',
      (device: string) => `${Buffer.from('x y:1').toString('base64url')}.${device.split('.')[1]}`,
      0,
    ],
    ['nonsense', () => 'x.y.z', 0],
  ])('is not known: %s', async (_what, changed, days) => {
    await world.insertUser();
    const { device } = await world.enter();
    world.pass(days * day);
    await strangersFail(10);
    const carried = changed(device ?? '');
    expect(await refusal(world.enter('ana@example.test', 'encina-2026', { device: carried }))).toBe(
      'auth.tooManyAttempts',
    );
  });

  it('names nobody, and a legacy client gets none', async () => {
    await world.insertUser();
    const { device } = await world.enter();
    expect(Buffer.from(device?.split('.')[0] ?? '', 'base64url').toString()).not.toMatch(/ana|example/);
    expect((await world.enter('ana@example.test', 'encina-2026', { kind: 'token' })).device).toBeNull();
  });
});

describe('traces of signing in', () => {
  beforeEach(() => emptyTables(world.db, 'audit_log'));
  const trace = () => world.db.select().from(auditLog).orderBy(auditLog.id);

  it('one that came about: who, from a hash, by which door', async () => {
    const id = await world.insertUser();
    await world.enter();
    await world.enter('ana@example.test', 'encina-2026', { kind: 'token', address: '198.51.100.4' });
    const [first, second, ...more] = await trace();
    expect(more).toEqual([]);
    const entry = { action: 'auth.signIn', entity: 'user', entityId: id, actorId: id, actorRole: 1 };
    expect(first).toMatchObject({ ...entry, details: { kind: 'browser', oneTimePassword: false } });
    expect(second).toMatchObject({ ...entry, details: { kind: 'token' } });
    expect(first?.details['address']).toMatch(/^[\w-]{22}$/);
    expect(second?.details['address']).not.toBe(first?.details['address']);
  });

  it('one that failed, also of nobody, without address and email in the clear', async () => {
    const id = await world.insertUser();
    await refusal(world.enter('ana@example.test', 'wrong'));
    await refusal(world.enter('Nadie@example.test', 'wrong'));
    await refusal(world.enter('nadie@example.test', 'wrong'));
    const [known, unknown, again] = await trace();
    const failed = { action: 'auth.signInFailed', entity: 'user', actorId: null };
    expect(known).toMatchObject({ ...failed, entityId: id, details: { reason: 'credentials' } });
    expect(known?.details).not.toHaveProperty('email');
    expect(unknown).toMatchObject({ ...failed, entityId: null, details: { email: again?.details['email'] } });
    expect(unknown?.details['address']).toBe(known?.details['address']);
    expect(JSON.stringify([known, unknown])).not.toMatch(/nadie|ana@|192\.0\.2/i);
  });

  it('a lock is told once, by the failure that brings it about (B25)', async () => {
    const id = await world.insertUser();
    for (let n = 0; n < 15; n += 1) await refusal(world.enter('ana@example.test', 'wrong'));
    const rows = await trace();
    expect(rows.filter(({ action }) => action === 'auth.signInFailed')).toHaveLength(10);
    const locks = rows.filter(({ action }) => action === 'auth.signInLocked');
    expect(locks).toMatchObject([{ entityId: id, details: { of: 'account' } }]);
  });

  it('an unpaid fee is told as such', async () => {
    await world.db.update(configuration).set({ appType: 'gimnasio' });
    const id = await world.insertUser({ role: 3, feeExpiresOn: '2026-05-19' });
    expect(await refusal(world.enter())).toBe('auth.feeUnpaid');
    expect(await trace()).toMatchObject([
      { action: 'auth.signInFailed', entityId: id, details: { reason: 'feeUnpaid' } },
    ]);
  });
});
