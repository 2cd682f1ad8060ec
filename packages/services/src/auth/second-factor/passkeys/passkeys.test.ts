import { closedAfterAll } from '@dehesa/testing';
import { auditLog, passkeys, pendingSignIns, secondFactorRoles } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { address, browser, refusal } from '../../auth-world.test-support';
import { createFactorWorld, password } from '../factor-world.test-support';
import { finishSignIn } from '../finish-sign-in';
import { askForPasskey } from './passkeys';
import { readSecondFactor } from '../read-second-factor';
import { relyingParty } from './relying-party';
import { renamePasskey } from './rename-passkey';
import { confirmPasskey, removePasskey, startPasskey } from './set-up-passkey';
import { type Circumstances, softwareAuthenticator } from './software-authenticator.test-support';

let id: number;

const world = await closedAfterAll(createFactorWorld());
beforeEach(async () => {
  await world.reset();
  id = await world.insertUser();
});

/** The world's installation is reached at http://localhost. */
const here: Circumstances = { rpId: 'localhost', origin: 'http://localhost' };
type Authenticator = ReturnType<typeof softwareAuthenticator>;

const start = (userId = id, typed = password) =>
  startPasskey(world.as(userId), { password: typed }, address, world.hasher);
async function add(authenticator: Authenticator, circumstances = here, userId = id, name = 'Portátil') {
  const { setUp, options } = await start(userId);
  return confirmPasskey(world.as(userId), {
    setUp,
    name,
    answer: authenticator.make(options.challenge, circumstances),
  });
}
async function challengeOf(pending: string): Promise<string> {
  return (await askForPasskey(world.ctx, pending)).challenge;
}
const finish = (pending: string, answer: ReturnType<Authenticator['sign']>) =>
  finishSignIn(world.ctx, pending, { kind: 'passkey', answer }, browser, false);
/** Signs in from the password on. */
async function enter(authenticator: Authenticator, circumstances = here) {
  const pending = await world.pending();
  return finish(pending, authenticator.sign(await challengeOf(pending), circumstances));
}

describe('a passkey', () => {
  it('is added, comes with recovery codes as the first factor, and opens a session', async () => {
    const authenticator = softwareAuthenticator();
    expect((await add(authenticator)).recoveryCodes).toHaveLength(10);
    expect(await readSecondFactor(world.as(id), null)).toMatchObject({
      passkeys: [{ name: 'Portátil', lastUsedAt: null }],
      passkeysPossible: true,
    });
    expect(await world.begin()).toMatchObject({ step: 'second', factors: { totp: false, passkeys: 1 } });
    expect((await world.session((await enter(authenticator)).token)).id).toBe(id);
    expect((await readSecondFactor(world.as(id), null)).passkeys).toMatchObject([{ lastUsedAt: world.now() }]);
  });

  it('is one of several, each by its name; the second brings no recovery codes', async () => {
    const [one, other] = [softwareAuthenticator(), softwareAuthenticator()];
    await add(one);
    expect((await add(other, here, id, 'Llave USB')).recoveryCodes).toBeNull();
    const pending = await world.pending();
    const { allowCredentials, userVerification, rpId } = await askForPasskey(world.ctx, pending);
    expect(allowCredentials?.map((credential) => credential.id).toSorted()).toEqual([one.id, other.id].toSorted());
    expect({ userVerification, rpId }).toEqual({ userVerification: 'preferred', rpId: 'localhost' });
    expect((await enter(other)).token).not.toBe('');
  });

  it('is added with the password, before the set-up is over, from this address, and once', async () => {
    const authenticator = softwareAuthenticator();
    expect(await refusal(start(id, 'wrong'))).toBe('auth.invalidCredentials');
    expect(await refusal(add(authenticator, { ...here, origin: 'https://evil.example' }))).toBe('auth.passkeyInvalid');
    expect(await refusal(add(authenticator, { ...here, rpId: 'evil.example' }))).toBe('auth.passkeyInvalid');
    const { setUp } = await start();
    const answer = authenticator.make('another challenge', here);
    expect(await refusal(confirmPasskey(world.as(id), { setUp, name: 'x', answer }))).toBe('auth.passkeyInvalid');
    expect(await world.db.$count(passkeys)).toBe(0);
    await add(authenticator);
    expect(await refusal(add(authenticator))).toBe('auth.passkeyKnown');
    const other = await world.insertUser({ email: 'bea@example.test' });
    expect(await refusal(add(authenticator, here, other))).toBe('auth.passkeyKnown');
  });

  it('no set-up of an app is taken for one of a passkey', async () => {
    const authenticator = softwareAuthenticator();
    const { setUp, options } = await start();
    const answer = authenticator.make(options.challenge, here);
    const other = await world.insertUser({ email: 'bea@example.test' });
    expect(await refusal(confirmPasskey(world.as(other), { setUp, name: 'x', answer }))).toBe('auth.setUpOver');
  });

  it('there are ten at most', async () => {
    for (let n = 0; n < 10; n += 1) await add(softwareAuthenticator());
    expect(await refusal(add(softwareAuthenticator()))).toBe('auth.tooManyPasskeys');
  });

  it('takes another name, from its owner alone; what is no name is refused', async () => {
    await add(softwareAuthenticator());
    await add(softwareAuthenticator(), here, id, 'Llave USB');
    const other = await world.insertUser({ email: 'bea@example.test' });
    await add(softwareAuthenticator(), here, other, 'De Bea');
    const [first, , foreign] = await world.db.select({ id: passkeys.id }).from(passkeys).orderBy(passkeys.id);
    const rename = (name: string, passkeyId = first?.id ?? 0) => renamePasskey(world.as(id), { id: passkeyId, name });
    await rename('  Teléfono nuevo ');
    expect(await refusal(rename('Mía', foreign?.id))).toBe('record.notFound');
    expect(await refusal(rename('Mía', 999_999))).toBe('record.notFound');
    for (const name of ['', '   ', 'x'.repeat(61)]) await expect(rename(name)).rejects.toThrow(z.ZodError);
    const stored = await world.db.select({ name: passkeys.name }).from(passkeys).orderBy(passkeys.id);
    expect(stored.map(({ name }) => name)).toEqual(['Teléfono nuevo', 'Llave USB', 'De Bea']);
    const traces = await world.db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.entityId, id));
    expect(traces.filter(({ action }) => action === 'auth.renamePasskey')).toHaveLength(1);
  });

  it('is removed with the password, and the last of a role that needs one stays', async () => {
    await add(softwareAuthenticator());
    const [stored] = await world.db.select({ id: passkeys.id }).from(passkeys);
    const remove = (typed = password, userId = id) =>
      removePasskey(world.as(userId), { id: stored?.id ?? 0, password: typed }, address, world.hasher);
    expect(await refusal(remove('wrong'))).toBe('auth.invalidCredentials');
    const other = await world.insertUser({ email: 'bea@example.test' });
    expect(await refusal(remove(password, other))).toBe('record.notFound');
    await world.db.insert(secondFactorRoles).values({ role: 1 });
    expect(await refusal(remove())).toBe('auth.lastSecondFactor');
    await world.db.delete(secondFactorRoles);
    await remove();
    expect(await readSecondFactor(world.as(id), null)).toMatchObject({ passkeys: [], recoveryCodesLeft: 0 });
    const traces = await world.db.select({ action: auditLog.action }).from(auditLog).where(eq(auditLog.entityId, id));
    expect(traces.map(({ action }) => action)).toEqual(['auth.addPasskey', 'auth.removePasskey']);
  });
});

describe('the second step with a passkey', () => {
  let authenticator: Authenticator;
  beforeEach(async () => {
    authenticator = softwareAuthenticator();
    await add(authenticator, { ...here, counter: 5 });
  });
  const counted = (counter: number) => ({ ...here, counter });

  it.each([
    ['another site', { ...here, origin: 'https://evil.example', counter: 6 }],
    ['another domain', { ...here, rpId: 'evil.example', counter: 6 }],
    ['a counter that stands still: a copy', { ...here, counter: 5 }],
    ['a counter that goes back', { ...here, counter: 4 }],
  ])('refuses %s', async (_, circumstances) => {
    expect(await refusal(enter(authenticator, circumstances))).toBe('auth.passkeyInvalid');
    expect((await enter(authenticator, counted(6))).token).not.toBe('');
    expect(await refusal(enter(authenticator, counted(6)))).toBe('auth.passkeyInvalid');
  });

  it('refuses an answer to another challenge, to none, and the same one again', async () => {
    const pending = await world.pending();
    const early = authenticator.sign('unasked', counted(6));
    expect(await refusal(finish(pending, early))).toBe('auth.passkeyInvalid');
    const first = await challengeOf(pending);
    const second = await challengeOf(pending);
    expect(await refusal(finish(pending, authenticator.sign(first, counted(6))))).toBe('auth.passkeyInvalid');
    // A wrong answer uses the challenge up.
    expect(await refusal(finish(pending, authenticator.sign(second, counted(7))))).toBe('auth.passkeyInvalid');
    const answer = authenticator.sign(await challengeOf(pending), counted(8));
    expect((await finish(pending, answer)).token).not.toBe('');
    expect(await refusal(finish(await world.pending(), answer))).toBe('auth.passkeyInvalid');
  });

  it("refuses another account's passkey, one that was removed, and a signature of another key", async () => {
    const stranger = softwareAuthenticator();
    const other = await world.insertUser({ email: 'bea@example.test' });
    await add(stranger, here, other);
    expect(await refusal(enter(stranger))).toBe('auth.passkeyInvalid');
    const pending = await world.pending();
    const forged = { ...stranger.sign(await challengeOf(pending), counted(6)), id: authenticator.id };
    expect(await refusal(finish(pending, forged))).toBe('auth.passkeyInvalid');
  });

  it('five wrong ones end the sign-in', async () => {
    const pending = await world.pending();
    const wrong = () => refusal(finish(pending, authenticator.sign('unasked', counted(9))));
    for (let n = 0; n < 4; n += 1) expect(await wrong()).toBe('auth.passkeyInvalid');
    expect(await wrong()).toBe('auth.secondStepOver');
    expect(await refusal(challengeOf(pending))).toBe('auth.secondStepOver');
    expect(await world.db.$count(pendingSignIns)).toBe(0);
  });

  it('of two who answer one challenge at once one is signed in', async () => {
    const pending = await world.pending();
    const answer = authenticator.sign(await challengeOf(pending), counted(6));
    const outcomes = await Promise.allSettled([finish(pending, answer), finish(pending, answer)]);
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  });
});

describe('whom passkeys belong to', () => {
  it.each([
    ['https://reservas.example.org', { id: 'reservas.example.org', origin: 'https://reservas.example.org' }],
    ['https://reservas.example.org:8443', { id: 'reservas.example.org', origin: 'https://reservas.example.org:8443' }],
    ['http://localhost:3000', { id: 'localhost', origin: 'http://localhost:3000' }],
    ['http://reservas.example.org', undefined],
    ['http://127.0.0.1:3000', undefined],
    ['https://192.0.2.7', undefined],
    ['https://[2001:db8::7]', undefined],
  ])('%s: %j', (publicUrl, party) => {
    expect(relyingParty({ publicUrl, secretKey: Buffer.alloc(32) })).toEqual(party);
  });

  it('is nobody where the address is no domain: passkeys are refused with words', async () => {
    const ctx = { ...world.as(id), installation: { ...world.ctx.installation, publicUrl: 'http://192.0.2.7' } };
    expect(await refusal(startPasskey(ctx, { password }, address, world.hasher))).toBe('auth.passkeysUnavailable');
    expect((await readSecondFactor(ctx, null)).passkeysPossible).toBe(false);
  });
});
