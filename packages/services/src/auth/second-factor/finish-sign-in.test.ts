import { closedAfterAll } from '@dehesa/testing';
import { auditLog, loginFailures, pendingSignIns, sessions, totpSecrets, users } from '@dehesa/db/schema';
import { and, count, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { address, browser, client, day, minute, refusal } from '../auth-world.test-support';
import { finishSignIn } from './finish-sign-in';
import { resealTotpKeys } from './codes/totp';
import { changePassword } from '../passwords/change-password';
import { signIn } from '../sign-in';
import { createFactorWorld, password, step } from './factor-world.test-support';

let id: number;

const world = await closedAfterAll(createFactorWorld());
beforeEach(async () => {
  await world.reset();
  id = await world.insertUser();
});

/** Fulfilled ones of several attempts at once. */
const fulfilled = <T>(outcomes: PromiseSettledResult<T>[]) =>
  outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));

describe('signing in in two steps', () => {
  it('without a second factor the password opens the session, as ever', async () => {
    expect(await world.begin()).toMatchObject({ step: 'signedIn', mustChangePassword: false });
  });

  it('with one the password opens nothing, and the code of the app does', async () => {
    const { key } = await world.withApp(id);
    const before = await world.db.$count(sessions);
    const begun = await world.begin();
    expect(begun).toMatchObject({ step: 'second', factors: { totp: true, passkeys: 0, recoveryCodes: 10 } });
    expect(await world.db.$count(sessions)).toBe(before);
    const { token } = await world.finish(begun.step === 'second' ? begun.pending : '', world.code(key));
    expect((await world.session(token)).id).toBe(id);
    expect(await world.db.$count(pendingSignIns)).toBe(0);
  });

  it('of keys, codes and tokens the database has only what cannot be used', async () => {
    const { key, recoveryCodes } = await world.withApp(id);
    const pending = await world.pending();
    const { remembered: device } = await world.finish(pending, world.code(key), 'Firefox/140.0 Linux');
    await world.pending();
    const stored = await world.stored();
    for (const secret of [key, key.replaceAll(' ', ''), pending, device ?? '?', ...recoveryCodes]) {
      expect(stored).not.toContain(secret);
      expect(stored).not.toContain(secret.replace('-', ''));
    }
  });

  it.each([-1, 0, 1])('a clock %i steps off is right', async (steps) => {
    const { key } = await world.withApp(id);
    world.pass(step);
    expect((await world.finish(await world.pending(), world.code(key, steps))).token).not.toBe('');
  });

  it.each([-2, 2])('one %i steps off is wrong', async (steps) => {
    const { key } = await world.withApp(id);
    world.pass(2 * step);
    expect(await refusal(world.finish(await world.pending(), world.code(key, steps)))).toBe('auth.codeInvalid');
  });

  it('a code is right once, and one before it never again', async () => {
    const { key } = await world.withApp(id);
    world.pass(step);
    const [previous, typed] = [world.code(key, -1), world.code(key)];
    await world.finish(await world.pending(), typed);
    expect(await refusal(world.finish(await world.pending(), typed))).toBe('auth.codeInvalid');
    expect(await refusal(world.finish(await world.pending(), previous))).toBe('auth.codeInvalid');
    world.pass(step);
    expect((await world.finish(await world.pending(), world.code(key))).token).not.toBe('');
  });

  it('of two who use a code at once one is signed in', async () => {
    const { key } = await world.withApp(id);
    const typed = world.code(key);
    const waiting = [await world.pending(), await world.pending()];
    const outcomes = await Promise.allSettled(waiting.map((pending) => world.finish(pending, typed)));
    expect(fulfilled(outcomes)).toHaveLength(1);
  });

  it('of two who finish one sign-in at once one is signed in', async () => {
    const { key, recoveryCodes } = await world.withApp(id);
    const pending = await world.pending();
    const typed = [world.code(key), recoveryCodes[0] ?? ''];
    const outcomes = await Promise.allSettled(typed.map((code) => world.finish(pending, code)));
    expect(fulfilled(outcomes)).toHaveLength(1);
    expect(await world.db.$count(sessions)).toBe(1);
  });

  it('the second step is over after five minutes', async () => {
    const { key } = await world.withApp(id);
    const pending = await world.pending();
    world.pass(5 * minute);
    expect(await refusal(world.finish(pending, world.code(key)))).toBe('auth.secondStepOver');
  });

  it.each(['', 'not a token', null])("%j is nobody's second step", async (token) => {
    const { key } = await world.withApp(id);
    expect(await refusal(world.finish(token ?? '', world.code(key)))).toBe('auth.secondStepOver');
  });

  it('neither somebody without access nor a password of before gets through', async () => {
    const { key } = await world.withApp(id);
    const pending = await world.pending();
    await world.db.update(users).set({ hasAccess: false }).where(eq(users.id, id));
    expect(await refusal(world.finish(pending, world.code(key)))).toBe('auth.secondStepOver');
    await world.db.update(users).set({ hasAccess: true, passwordHash: 'hash of another' }).where(eq(users.id, id));
    expect(await refusal(world.finish(pending, world.code(key)))).toBe('auth.secondStepOver');
  });

  it("another account's code is none", async () => {
    await world.withApp(id);
    const other = await world.insertUser({ email: 'bea@example.test' });
    const { key, recoveryCodes } = await world.withApp(other);
    expect(await refusal(world.finish(await world.pending(), world.code(key)))).toBe('auth.codeInvalid');
    expect(await refusal(world.finish(await world.pending(), recoveryCodes[0] ?? ''))).toBe('auth.codeInvalid');
  });
});

describe('recovery codes', () => {
  it('each opens one session, however it is written, and leaves a trace', async () => {
    const {
      recoveryCodes: [first = ''],
    } = await world.withApp(id);
    const { recoveryCodesLeft } = await world.finish(
      await world.pending(),
      ` ${first.toLowerCase().replace('-', ' ')} `,
    );
    expect(recoveryCodesLeft).toBe(9);
    expect(await refusal(world.finish(await world.pending(), first))).toBe('auth.codeInvalid');
    const [trace] = await world.db
      .select({ n: count() })
      .from(auditLog)
      .where(and(eq(auditLog.action, 'auth.useRecoveryCode'), eq(auditLog.entityId, id)));
    expect(trace?.n).toBe(1);
  });

  it('of two who use one at once one is signed in', async () => {
    const {
      recoveryCodes: [first = ''],
    } = await world.withApp(id);
    const waiting = await Promise.all([world.pending(), world.pending(), world.pending()]);
    const outcomes = await Promise.allSettled(waiting.map((pending) => world.finish(pending, first)));
    expect(fulfilled(outcomes)).toHaveLength(1);
  });
});

describe('wrong codes (B25)', () => {
  it('the fifth ends the sign-in', async () => {
    const { key } = await world.withApp(id);
    const pending = await world.pending();
    for (let n = 0; n < 4; n += 1) expect(await refusal(world.finish(pending, '000000'))).toBe('auth.codeInvalid');
    expect(await refusal(world.finish(pending, 'nonsense'))).toBe('auth.secondStepOver');
    expect(await refusal(world.finish(pending, world.code(key)))).toBe('auth.secondStepOver');
  });

  it('side by side are no more than five', async () => {
    await world.withApp(id);
    const pending = await world.pending();
    const answers = await Promise.all(Array.from({ length: 9 }, () => refusal(world.finish(pending, '000000'))));
    expect(answers.filter((answer) => answer === 'auth.codeInvalid')).toHaveLength(4);
    expect(new Set(answers)).toEqual(new Set(['auth.codeInvalid', 'auth.secondStepOver']));
  });

  it('count as failures of the account, over as many sign-ins as there are', async () => {
    const { key } = await world.withApp(id);
    for (let n = 0; n < 2; n += 1) {
      const pending = await world.pending();
      for (let tries = 0; tries < 5; tries += 1) await refusal(world.finish(pending, '000000'));
    }
    expect(await refusal(world.begin())).toBe('auth.tooManyAttempts');
    world.pass(15 * minute);
    expect((await world.finish(await world.pending(), world.code(key))).token).not.toBe('');
    // What was right gave its tries back; the ten have left their window.
    expect(await world.db.$count(loginFailures)).toBe(0);
  });
});

describe('a one-time password (B26)', () => {
  beforeEach(async () => {
    await world.db
      .update(users)
      .set({
        oneTimePasswordHash: 'hash of ABCD2345',
        oneTimePasswordExpiresAt: new Date(world.now().getTime() + 60 * minute),
      })
      .where(eq(users.id, id));
  });

  it('does not stand in for the second factor, and is used up with it', async () => {
    const { key } = await world.withApp(id);
    const pending = await world.pending(null, 'ABCD2345');
    // Not used yet: the own password still is right.
    expect(await world.begin()).toMatchObject({ step: 'second' });
    const { mustChangePassword } = await world.finish(pending, world.code(key));
    expect(mustChangePassword).toBe(true);
    expect(await refusal(world.begin(null, 'ABCD2345'))).toBe('auth.invalidCredentials');
    expect(await refusal(world.begin())).toBe('auth.invalidCredentials');
  });

  it('is asked for it on a remembered device too', async () => {
    const { key } = await world.withApp(id);
    const { remembered: device } = await world.finish(await world.pending(), world.code(key), 'Firefox/140.0 Linux');
    expect(await world.begin(device)).toMatchObject({ step: 'signedIn' });
    expect(await world.begin(device, 'ABCD2345')).toMatchObject({ step: 'second' });
  });
});

describe('after the installation has another key', () => {
  const renewed = () => {
    const { secretKey } = world.ctx.installation;
    const installation = { ...world.ctx.installation, secretKey: Buffer.alloc(32, 8), previousKeys: [secretKey] };
    return { ...world.ctx, installation };
  };

  it('codes of the app and recovery codes are right as long as the previous one is known', async () => {
    const { key, recoveryCodes } = await world.withApp(id);
    for (const typed of [world.code(key), recoveryCodes[0] ?? '']) {
      const finished = await finishSignIn(
        renewed(),
        await world.pending(),
        { kind: 'code', code: typed },
        browser,
        false,
      );
      expect(finished.token).not.toBe('');
      world.pass(minute);
    }
  });

  it('the keys of apps are sealed under the current one, once', async () => {
    const { key } = await world.withApp(id);
    expect(await resealTotpKeys(renewed())).toBe(1);
    expect(await resealTotpKeys(renewed())).toBe(0);
    const forgotten = { ...renewed(), installation: { ...renewed().installation, previousKeys: [] } };
    const step = { kind: 'code', code: world.code(key) } as const;
    expect((await finishSignIn(forgotten, await world.pending(), step, browser, false)).token).not.toBe('');
  });
});

describe('a remembered device', () => {
  async function remembered() {
    const { key } = await world.withApp(id);
    const { remembered: device } = await world.finish(await world.pending(), world.code(key), 'Firefox/140.0 Linux');
    if (device === null) throw new Error('the device is not remembered');
    return device;
  }

  it('is not asked for a code for thirty days', async () => {
    const device = await remembered();
    expect(await world.begin(device)).toMatchObject({ step: 'signedIn' });
    world.pass(30 * day - 1);
    expect(await world.begin(device)).toMatchObject({ step: 'signedIn' });
    world.pass(1);
    expect(await world.begin(device)).toMatchObject({ step: 'second' });
  });

  it('is remembered only where it was asked for', async () => {
    const { key } = await world.withApp(id);
    expect((await world.finish(await world.pending(), world.code(key))).remembered).toBeNull();
  });

  it('still has to know the password, and helps no other account', async () => {
    const device = await remembered();
    expect(await refusal(world.begin(device, 'wrong'))).toBe('auth.invalidCredentials');
    await world.db.update(users).set({ email: 'bea@example.test' }).where(eq(users.id, id));
    const other = await world.insertUser();
    await world.withApp(other);
    expect(await world.begin(device)).toMatchObject({ step: 'second' });
  });

  it('is void after a change of the password', async () => {
    const device = await remembered();
    const session = await world.session((await signInHere(device)).token);
    await changePassword(world.ctx, session, { current: password, next: 'otra-encina' }, address, world.hasher);
    expect(await world.begin(device, 'otra-encina')).toMatchObject({ step: 'second' });
  });

  async function signInHere(device: string) {
    const begun = await world.begin(device);
    if (begun.step !== 'signedIn') throw new Error('a second step was asked for');
    return begun;
  }
});

describe('the documented door (/login)', () => {
  it('refuses the right password of an account with a second factor like a wrong one, and counts it (B24, B25)', async () => {
    await world.withApp(id);
    const enter = () => signIn(world.ctx, { email: 'ana@example.test', password }, client, world.hasher);
    expect(await refusal(enter())).toBe('auth.invalidCredentials');
    expect(await world.db.$count(sessions)).toBe(0);
    for (let n = 1; n < 10; n += 1) await refusal(enter());
    expect(await refusal(enter())).toBe('auth.tooManyAttempts');
  });

  it('takes the password of one without', async () => {
    expect((await world.enter()).token).not.toBe('');
  });
});

it('the key of an app is sealed for its account', async () => {
  const { key } = await world.withApp(id);
  const other = await world.insertUser({ email: 'bea@example.test' });
  await world.db.update(totpSecrets).set({ userId: other }).where(eq(totpSecrets.userId, id));
  await world.db.update(users).set({ email: 'eva@example.test' }).where(eq(users.id, id));
  await world.db.update(users).set({ email: 'ana@example.test' }).where(eq(users.id, other));
  const pending = await world.pending();
  expect(await refusal(world.finish(pending, world.code(key)))).toBe('auth.codeInvalid');
});
