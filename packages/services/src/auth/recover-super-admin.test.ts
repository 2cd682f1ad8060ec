import { closedAfterAll } from '@dehesa/testing';
import { applicationKeys, auditLog, messages, passkeys, sessions, users } from '@dehesa/db/schema';
import { mailTexts } from '@dehesa/i18n/mails';
import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import { address, refusal } from './auth-world.test-support';
import { recoverSuperAdmin } from './recover-super-admin';
import { createApplicationKey } from './second-factor/application-keys';
import { createFactorWorld, password } from './second-factor/factor-world.test-support';
import { readSecondFactor } from './second-factor/read-second-factor';

let id: number;

const world = await closedAfterAll(createFactorWorld());
beforeEach(async () => {
  await world.reset();
  id = await world.insertUser({ role: 0, language: 'pt' });
});

const recover = (email = 'ana@example.test', next = 'jara y romero') =>
  recoverSuperAdmin(world.ctx, { email, password: next }, world.hasher);

/** An account that has everything which opens it. */
async function withEverything(userId: number, email: string) {
  await world.withApp(userId);
  await world.db
    .insert(passkeys)
    .values({ userId, name: 'Llave', credentialId: `of ${email}`, publicKey: Buffer.alloc(4), counter: 0 });
  await createApplicationKey(world.as(userId), { name: 'Web', password }, address, world.hasher);
  await world.db.insert(sessions).values({ idHash: `of ${email}`, userId, expiresAt: new Date('2027-01-01') });
}

describe('recoverSuperAdmin', () => {
  it('sets the password and takes everything else that opened the account', async () => {
    const { key } = await world.withApp(id);
    const { remembered } = await world.finish(await world.pending(), world.code(key), 'Firefox/140.0 Linux');
    await withEverything(id, 'ana@example.test');
    const pending = await world.pending();
    await recover('  ANA@example.test ');

    expect(await readSecondFactor(world.as(id), remembered)).toMatchObject({
      totp: null,
      passkeys: [],
      recoveryCodesLeft: 0,
      devices: [],
    });
    expect(await world.db.$count(sessions)).toBe(0);
    expect(await world.db.$count(applicationKeys)).toBe(0);
    expect(await refusal(world.finish(pending, world.code(key)))).toBe('auth.secondStepOver');
    expect(await refusal(world.begin(remembered))).toBe('auth.invalidCredentials');
    expect(await world.begin(null, 'jara y romero')).toMatchObject({ step: 'signedIn', mustChangePassword: false });
  });

  it('leaves a trace of nobody’s, and tells the address', async () => {
    await recover();
    const traces = await world.db.select().from(auditLog).where(eq(auditLog.entityId, id));
    expect(traces).toMatchObject([{ action: 'auth.recoverSuperAdmin', actorId: null, entity: 'user' }]);
    const told = await world.db.select().from(messages);
    expect(told).toMatchObject([
      {
        slug: 'cuenta-aviso',
        recipient: 'ana@example.test',
        language: 'pt',
        fields: { 'usuario.aviso': mailTexts.pt.accountNotices.recoveredOnServer },
      },
    ]);
    expect(JSON.stringify(told)).not.toContain('jara');
  });

  it('touches nobody else', async () => {
    const other = await world.insertUser({ email: 'bea@example.test', role: 0 });
    await withEverything(other, 'bea@example.test');
    await recover();
    expect(await readSecondFactor(world.as(other), null)).toMatchObject({ totp: {}, passkeys: [{}] });
    expect(await world.db.$count(sessions, eq(sessions.userId, other))).toBe(1);
    expect(await world.db.$count(applicationKeys, eq(applicationKeys.userId, other))).toBe(1);
  });

  it.each([
    { what: 'an administrator', user: { role: 1 as const }, answer: 'record.notFound' },
    { what: 'a member', user: { role: 3 as const }, answer: 'record.notFound' },
    { what: 'a super admin without access', user: { role: 0 as const, hasAccess: false }, answer: 'record.notFound' },
    { what: 'nobody', user: { email: 'other@example.test' }, answer: 'record.notFound' },
    { what: 'a short password', user: { role: 0 as const }, next: 'corta', answer: 'auth.passwordTooShort' },
    { what: 'an easy password', user: { role: 0 as const }, next: 'monfrague1', answer: 'auth.passwordTooEasy' },
  ])('refuses $what and changes nothing', async ({ user, next, answer }) => {
    const email = 'bea@example.test';
    const other = await world.insertUser({ email, ...user });
    await world.db.insert(sessions).values({ idHash: 'open', userId: other, expiresAt: new Date('2027-01-01') });
    expect(await refusal(recover(email, next))).toBe(answer);
    const [stored] = await world.db.select().from(users).where(eq(users.id, other));
    expect(stored?.passwordHash).toBe('hash of encina-2026');
    expect(await world.db.$count(sessions)).toBe(1);
    expect(await world.db.$count(messages)).toBe(0);
  });
});
