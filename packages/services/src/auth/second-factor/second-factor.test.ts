import { closedAfterAll } from '@dehesa/testing';
import { auditLog, messages, passkeys, recoveryCodes, rememberedDevices } from '@dehesa/db/schema';
import { and, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { address, minute, refusal } from '../auth-world.test-support';
import { assertUsable } from '../sessions/read-session';
import { createFactorWorld, password } from './factor-world.test-support';
import { readSecondFactor } from './read-second-factor';
import { endDevice } from './remembered-devices';
import { renewRecoveryCodes } from './codes/renew-recovery-codes';
import { readAccountFactors, resetSecondFactor } from './reset-second-factor';
import { readSecondFactorRoles, saveSecondFactorRoles } from './second-factor-roles';
import { confirmTotp, removeTotp, startTotp } from './codes/set-up-totp';

let id: number;

const world = await closedAfterAll(createFactorWorld());
beforeEach(async () => {
  await world.reset();
  id = await world.insertUser();
});

const start = (userId = id, typed = password) =>
  startTotp(world.as(userId), { password: typed }, address, world.hasher);
const remove = (typed = password) => removeTotp(world.as(id), { password: typed }, address, world.hasher);
const read = () => readSecondFactor(world.as(id), null);
const traces = async () =>
  (await world.db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.entityId, id))).map(
    ({ action }) => action,
  );
const insertPasskey = () =>
  world.db
    .insert(passkeys)
    .values({ userId: id, name: 'Llave', credentialId: `credential of ${id}`, publicKey: Buffer.alloc(4), counter: 0 });

describe('an app', () => {
  it('is set up with its first code, which comes with recovery codes, told once', async () => {
    const begun = await start();
    expect(begun.address).toMatch(/^otpauth:\/\/totp\/Dehesa:ana%40example\.test\?/);
    expect(begun.address).toContain(`secret=${begun.key.replaceAll(' ', '')}`);
    expect(begun.qr.path).toMatch(/^M\d/);
    expect(await read()).toMatchObject({ totp: null, recoveryCodesLeft: 0 });
    const { recoveryCodes: codes } = await confirmTotp(world.as(id), {
      setUp: begun.setUp,
      code: world.code(begun.key),
    });
    expect(codes).toHaveLength(10);
    expect(new Set(codes).size).toBe(10);
    expect(await read()).toMatchObject({ totp: { createdAt: world.now() }, recoveryCodesLeft: 10, required: false });
    expect(await traces()).toContain('auth.setUpTotp');
  });

  it('its first code is used up', async () => {
    const begun = await start();
    const code = world.code(begun.key);
    await confirmTotp(world.as(id), { setUp: begun.setUp, code });
    expect(await refusal(world.finish(await world.pending(), code))).toBe('auth.codeInvalid');
  });

  it('asks for the password, with the limits of guessing it', async () => {
    expect(await refusal(start(id, 'wrong'))).toBe('auth.invalidCredentials');
    await world.withApp(id);
    expect(await refusal(remove('wrong'))).toBe('auth.invalidCredentials');
    for (let n = 0; n < 8; n += 1) await refusal(start(id, 'wrong'));
    expect(await refusal(start())).toBe('auth.tooManyAttempts');
    expect(await read()).toMatchObject({ totp: {} });
  });

  it('is not set up with a wrong code, too late, for another account or after another password', async () => {
    const begun = await start();
    const confirm = (userId = id) =>
      refusal(confirmTotp(world.as(userId), { setUp: begun.setUp, code: world.code(begun.key) }));
    expect(await refusal(confirmTotp(world.as(id), { setUp: begun.setUp, code: '000000' }))).toBe('auth.codeInvalid');
    expect(await confirm(await world.insertUser({ email: 'bea@example.test' }))).toBe('auth.setUpOver');
    expect(await refusal(confirmTotp(world.as(id), { setUp: 'forged', code: '123456' }))).toBe('auth.setUpOver');
    world.pass(15 * minute);
    expect(await confirm()).toBe('auth.setUpOver');
    expect(await read()).toMatchObject({ totp: null });
  });

  it('is replaced by another: the old codes are wrong then, and recovery codes stay', async () => {
    const old = await world.withApp(id);
    const { key, recoveryCodes: renewed } = await world.withApp(id);
    expect(renewed).toEqual([]);
    expect(await refusal(world.finish(await world.pending(), world.code(old.key)))).toBe('auth.codeInvalid');
    expect((await world.finish(await world.pending(), world.code(key))).token).not.toBe('');
    world.pass(minute);
    expect((await world.finish(await world.pending(), old.recoveryCodes[0] ?? '')).recoveryCodesLeft).toBe(9);
  });

  it('goes with everything that stood in for it', async () => {
    const { key } = await world.withApp(id);
    const { remembered: device } = await world.finish(await world.pending(), world.code(key), 'Firefox/140.0 Linux');
    await remove();
    expect(await world.begin()).toMatchObject({ step: 'signedIn' });
    expect(await world.db.$count(recoveryCodes)).toBe(0);
    expect(await world.db.$count(rememberedDevices)).toBe(0);
    await world.withApp(id);
    expect(await world.begin(device)).toMatchObject({ step: 'second' });
    expect(await traces()).toContain('auth.removeTotp');
  });

  it('goes alone where a passkey is left', async () => {
    await world.withApp(id);
    await insertPasskey();
    await remove();
    expect(await world.begin()).toMatchObject({ step: 'second', factors: { totp: false, passkeys: 1 } });
    expect(await read()).toMatchObject({ recoveryCodesLeft: 10 });
  });

  it('of two set up at once for the first time one brings recovery codes', async () => {
    const [one, other] = [await start(), await start()];
    const added = await Promise.all(
      [one, other].map(({ setUp, key }) => confirmTotp(world.as(id), { setUp, code: world.code(key) })),
    );
    expect(added.filter(({ recoveryCodes: codes }) => codes !== null)).toHaveLength(1);
  });
});

describe('recovery codes', () => {
  const renew = (typed = password) => renewRecoveryCodes(world.as(id), { password: typed }, address, world.hasher);

  it('are renewed with the password: the old ones are wrong then', async () => {
    const {
      recoveryCodes: [old = ''],
    } = await world.withApp(id);
    expect(await refusal(renew('wrong'))).toBe('auth.invalidCredentials');
    const {
      recoveryCodes: [fresh = ''],
    } = await renew();
    expect(await refusal(world.finish(await world.pending(), old))).toBe('auth.codeInvalid');
    expect((await world.finish(await world.pending(), fresh)).recoveryCodesLeft).toBe(9);
  });

  it('are for who has a second factor', async () => {
    expect(await refusal(renew())).toBe('record.notFound');
  });
});

describe('remembered devices', () => {
  it('are listed and ended, each by its owner', async () => {
    const { key } = await world.withApp(id);
    const { remembered: device } = await world.finish(
      await world.pending(),
      world.code(key),
      'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    );
    const { devices } = await readSecondFactor(world.as(id), device);
    expect(devices).toMatchObject([{ name: 'Firefox · Linux', current: true }]);
    expect((await read()).devices).toMatchObject([{ current: false }]);
    const [listed] = devices;
    const other = await world.insertUser({ email: 'bea@example.test' });
    expect(await refusal(endDevice(world.as(other), { id: listed?.id ?? 0 }))).toBe('record.notFound');
    await endDevice(world.as(id), { id: listed?.id ?? 0 });
    expect(await world.begin(device)).toMatchObject({ step: 'second' });
    expect((await read()).devices).toEqual([]);
  });
});

describe('roles that must have a second factor', () => {
  const require = (roles: (0 | 1 | 2)[]) => saveSecondFactorRoles(world.as(id, 0), { roles });

  it('are kept by a super admin', async () => {
    await require([2, 0, 2]);
    expect(await readSecondFactorRoles(world.as(id, 0))).toEqual({ roles: [0, 2], stamp: expect.any(Number) });
    expect(await refusal(saveSecondFactorRoles(world.as(id, 1), { roles: [] }))).toBe('access.forbidden');
    expect(await refusal(readSecondFactorRoles(world.as(id, 1)))).toBe('access.forbidden');
    await require([]);
    expect(await readSecondFactorRoles(world.as(id, 0))).toMatchObject({ roles: [] });
  });

  it('can do nothing but set one up until they have it, sessions that are open included', async () => {
    const { token } = await world.enter();
    expect((await world.session(token)).mustSetSecondFactor).toBe(false);
    await require([1]);
    const user = await world.session(token);
    expect(user.mustSetSecondFactor).toBe(true);
    expect(() => assertUsable(user)).toThrow('auth.secondFactorRequired');
    await world.withApp(id);
    assertUsable(await world.session(token));
  });

  it('are nobody else', async () => {
    await require([0, 2]);
    expect((await world.session((await world.enter()).token)).mustSetSecondFactor).toBe(false);
  });

  it('keep their last one', async () => {
    await world.withApp(id);
    await require([1]);
    expect(await refusal(remove())).toBe('auth.lastSecondFactor');
    await insertPasskey();
    await remove();
    expect(await read()).toMatchObject({ totp: null, required: true });
  });
});

describe('reset by a super admin', () => {
  it('takes everything, leaves a trace and tells the person', async () => {
    const { key } = await world.withApp(id);
    await insertPasskey();
    const { remembered: device } = await world.finish(await world.pending(), world.code(key), 'Firefox/140.0 Linux');
    const pending = await world.pending();
    const admin = await world.insertUser({ email: 'jefa@example.test', role: 0 });
    expect(await readAccountFactors(world.as(admin, 0), { id })).toEqual({
      totp: true,
      passkeys: 1,
      recoveryCodes: 10,
    });
    await resetSecondFactor(world.as(admin, 0), { id });
    expect(await read()).toMatchObject({ totp: null, passkeys: [], recoveryCodesLeft: 0, devices: [] });
    world.pass(minute);
    expect(await refusal(world.finish(pending, world.code(key)))).toBe('auth.secondStepOver');
    expect(await world.begin()).toMatchObject({ step: 'signedIn' });
    expect(device).not.toBeNull();
    const [trace] = await world.db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.entityId, id), eq(auditLog.action, 'auth.resetSecondFactor')));
    expect(trace).toMatchObject({ actorId: admin, actorRole: 0, details: { totp: true, passkeys: 1 } });
    const told = await world.db.select().from(messages).orderBy(messages.id);
    expect(told.at(-1)).toMatchObject({
      slug: 'verificacion-restablecida',
      recipient: 'ana@example.test',
      language: 'es',
    });
  });

  it("is nobody else's to do or to see, nor done to oneself", async () => {
    await world.withApp(id);
    const other = await world.insertUser({ email: 'bea@example.test' });
    for (const role of [1, 2, 3] as const) {
      expect(await refusal(resetSecondFactor(world.as(other, role), { id }))).toBe('access.forbidden');
      expect(await refusal(readAccountFactors(world.as(other, role), { id }))).toBe('access.forbidden');
    }
    expect(await refusal(resetSecondFactor(world.as(id, 0), { id }))).toBe('users.oneself');
    expect(await refusal(resetSecondFactor(world.as(id, 0), { id: other }))).toBe('record.notFound');
    expect(await refusal(resetSecondFactor(world.as(id, 0), { id: 999_999 }))).toBe('record.notFound');
  });
});
