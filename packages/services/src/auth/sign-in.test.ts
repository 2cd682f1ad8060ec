import { configuration, loginFailures, sessions } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { address, createAuthWorld, day, minute, refusal } from './auth-world.test-support';
import type { PasswordHasher } from './passwords';
import { signIn } from './sign-in';

let world: Awaited<ReturnType<typeof createAuthWorld>>;

beforeAll(async () => {
  world = await createAuthWorld();
});
afterAll(() => world.close());
beforeEach(() => world.reset());

describe('signIn', () => {
  it('opens a session of which the database has only the hash (B23)', async () => {
    const id = await world.insertUser({ role: 2, territoryId: 1 });
    const { token, mustChangePassword } = await world.enter('  ANA@example.test ');
    expect(mustChangePassword).toBe(false);
    expect((await world.session(token)).user).toMatchObject({ id, role: 2, territoryId: 1, mustChangePassword: false });
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
  ])('$what (B24)', async ({ appType, role, feeExpiresOn, answer }) => {
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
      expect(await refusal(world.enter(email(n), 'wrong', from(n)))).toBe('auth.invalidCredentials');
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
    expect((await world.enter('ana@example.test', 'encina-2026', '198.51.100.4')).token).not.toBe('');
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
    const enterBusy = () => signIn(world.ctx, { email: 'ana@example.test', password: 'wrong' }, address, busy);
    for (let n = 0; n < 12; n += 1) expect(await refusal(enterBusy())).toBe('auth.busy');
    expect(await world.db.select().from(loginFailures)).toEqual([]);
    expect((await world.enter()).token).not.toBe('');
  });
});
