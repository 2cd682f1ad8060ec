import { closedAfterAll } from '@dehesa/testing';
import { auditLog, loginFailures, messages } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { address, createAuthWorld, minute, refusal } from '../auth-world.test-support';
import { changePassword } from './change-password';
import { recoverPassword } from './recover-password';
import { assertUsable } from '../sessions/read-session';

const world = await closedAfterAll(createAuthWorld());
beforeEach(() => world.reset());

describe('recoverPassword', () => {
  /** The password as it goes out by mail; the queue has it sealed. */
  async function recover(): Promise<string> {
    let mailed = '';
    await recoverPassword(world.ctx, { email: 'ana@example.test' }, address, {
      ...world.hasher,
      hash: (password) => {
        mailed = password;
        return world.hasher.hash(password);
      },
    });
    return mailed;
  }

  it('queues one message with a password of 8 letters and digits, readable nowhere (B26)', async () => {
    await world.insertUser({ language: 'pt' });
    const password = await recover();
    expect(password).toMatch(/^[A-Z2-9]{8}$/);
    const [message, ...others] = await world.db.select().from(messages);
    expect(others).toEqual([]);
    expect(message).toMatchObject({ slug: 'recuperar-clave', language: 'pt', recipient: 'ana@example.test' });
    expect(JSON.stringify(message)).not.toContain(password);
  });

  it('leaves the old password valid until the new one is used, which then must be changed (B26)', async () => {
    await world.insertUser();
    const before = await world.enter();
    const password = await recover();
    expect((await world.enter()).mustChangePassword).toBe(false);

    const { token, mustChangePassword } = await world.enter('ana@example.test', ` ${password} `);
    expect(mustChangePassword).toBe(true);
    expect(await world.read(before.token)).toBeNull();
    expect(await refusal(world.enter())).toBe('auth.invalidCredentials');
    expect(await refusal(world.enter('ana@example.test', password))).toBe('auth.invalidCredentials');

    const current = await world.session(token);
    expect(() => assertUsable(current)).toThrow('auth.passwordChangeRequired');
    await changePassword(world.ctx, current, { current: '', next: 'jara y romero' }, address, world.hasher);
    assertUsable(await world.session(token));
    expect((await world.enter('ana@example.test', 'jara y romero')).mustChangePassword).toBe(false);
  });

  it('opens one session, also when it is used twice at once (B26)', async () => {
    await world.insertUser();
    const password = await recover();
    const entries = await Promise.allSettled([1, 2, 3].map(() => world.enter('ana@example.test', password)));
    expect(entries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });

  it('is valid for one hour (B26)', async () => {
    await world.insertUser();
    const password = await recover();
    world.pass(60 * minute);
    expect(await refusal(world.enter('ana@example.test', password))).toBe('auth.invalidCredentials');
  });

  it.each([
    { what: 'unknown email', user: { email: 'other@example.test' } },
    { what: 'account without access', user: { hasAccess: false } },
  ])('$what: no message, after the same work', async ({ user }) => {
    await world.insertUser(user);
    expect(await recover()).not.toBe('');
    expect(await world.db.select().from(messages)).toEqual([]);
  });

  it.each(['ana@example.test', 'nobody@example.test'])('%s: as many passwords are hashed', async (email) => {
    await world.insertUser();
    let hashed = 0;
    const counting = {
      ...world.hasher,
      hash: (password: string) => {
        hashed += 1;
        return world.hasher.hash(password);
      },
    };
    const { known } = await recoverPassword(world.ctx, { email }, address, counting);
    expect([known, hashed]).toEqual([email === 'ana@example.test', 1]);
  });

  it('floods nobody: the eleventh request within the window is refused, signing in is not', async () => {
    await world.insertUser();
    const requests = await Promise.allSettled(Array.from({ length: 20 }, () => recover()));
    expect(requests.filter(({ status }) => status === 'fulfilled')).toHaveLength(10);
    expect(await refusal(recover())).toBe('auth.tooManyAttempts');
    expect((await world.enter()).token).not.toBe('');
  });
});

it('a recovery that could not be made is no try', async () => {
  await world.insertUser();
  const busy = { ...world.hasher, hash: () => Promise.reject(DomainError.of('auth.busy', { retryAfterSeconds: 2 })) };
  for (let n = 0; n < 12; n += 1)
    expect(await refusal(recoverPassword(world.ctx, { email: 'ana@example.test' }, address, busy))).toBe('auth.busy');
  expect(await world.db.select().from(loginFailures)).toEqual([]);
});

describe('changePassword', () => {
  it('ends all other sessions and is in the audit log (B23)', async () => {
    const id = await world.insertUser();
    const [here, elsewhere] = [await world.enter(), await world.enter()];
    const input = { current: 'encina-2026', next: 'alcornoque' };
    await changePassword(world.ctx, await world.session(here.token), input, address, world.hasher);
    expect(await world.read(here.token)).not.toBeNull();
    expect(await world.read(elsewhere.token)).toBeNull();
    const entries = await world.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(entries).toContainEqual(expect.objectContaining({ action: 'auth.changePassword', entity: 'user' }));
  });

  it.each([
    { current: 'wrong', next: 'alcornoque', answer: 'auth.invalidCredentials' },
    { current: 'encina-2026', next: '1234567', answer: 'auth.passwordTooShort' },
  ])('$answer changes nothing', async ({ current, next, answer }) => {
    await world.insertUser();
    const here = await world.session((await world.enter()).token);
    expect(await refusal(changePassword(world.ctx, here, { current, next }, address, world.hasher))).toBe(answer);
    expect((await world.enter()).token).not.toBe('');
  });

  it('counts wrong current passwords as B25 counts sign-ins, but for themselves', async () => {
    await world.insertUser();
    const here = await world.session((await world.enter()).token);
    const change = (current: string) =>
      refusal(changePassword(world.ctx, here, { current, next: 'alcornoque' }, address, world.hasher));
    for (let n = 0; n < 10; n += 1) expect(await change('wrong')).toBe('auth.invalidCredentials');
    expect(await change('encina-2026')).toBe('auth.tooManyAttempts');
    expect((await world.enter()).token).not.toBe('');
  });

  it('is not kept from its owner by a stranger who tries to sign in', async () => {
    await world.insertUser();
    const here = await world.session((await world.enter()).token);
    for (let n = 0; n < 10; n += 1) await refusal(world.enter('ana@example.test', 'wrong'));
    const input = { current: 'encina-2026', next: 'alcornoque' };
    await changePassword(world.ctx, here, input, address, world.hasher);
    expect(await refusal(world.enter('ana@example.test', 'alcornoque'))).toBe('auth.tooManyAttempts');
  });
});
