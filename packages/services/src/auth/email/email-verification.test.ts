import { messages, users } from '@dehesa/db/schema';
import type { Actor } from '@dehesa/domain/access';
import { closedAfterAll, rewriteAudit } from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import type { ServiceContext } from '../../context';
import { deliverMessage, mailOnly, renderMessage } from '../../messages/index';
import { createAuthWorld, day, minute, refusal } from '../auth-world.test-support';
import { emailVerificationToken } from './email-verification-link';
import { sendEmailVerification } from './send-email-verification';
import { verifyEmail } from './verify-email';

const world = await closedAfterAll(createAuthWorld());
let userId: number;
let member: ServiceContext;
beforeEach(async () => {
  await world.reset();
  userId = await world.insertUser({ role: 3, firstName: 'Ana' });
  member = { ...world.ctx, actor: { userId, role: 3, territoryId: null } satisfies Actor };
});

const verifiedAt = async () => (await world.db.select().from(users).where(eq(users.id, userId)))[0]?.emailVerifiedAt;
const mails = () => world.db.select().from(messages).where(eq(messages.slug, 'verificar-correo'));
/** Of the mail as it leaves. */
async function mailedToken(): Promise<string> {
  const [message] = await mails();
  if (!message) throw new Error('nothing was sent');
  const { mail } = await renderMessage(world.ctx, message);
  return /\/verificar-correo#([\w.-]+)/.exec(mail.html)?.[1] ?? '';
}

it('proves the address by the link of the mail, once and for all', async () => {
  await sendEmailVerification(member);
  const token = await mailedToken();
  expect(await verifiedAt()).toBeNull();
  await verifyEmail(world.ctx, { token });
  const first = await verifiedAt();
  expect(first).toEqual(world.now());
  world.pass(minute);
  await verifyEmail(world.ctx, { token });
  expect(await verifiedAt()).toEqual(first);
  await sendEmailVerification(member);
  expect(await mails()).toHaveLength(1);
});

it('keeps the link out of the queue and of the log', async () => {
  await sendEmailVerification(member);
  const [queued] = await mails();
  const token = await mailedToken();
  expect(JSON.stringify(queued)).not.toContain(token.split('.')[0]);
  await deliverMessage(world.ctx, mailOnly(null), queued?.id ?? 0);
  const [kept] = await mails();
  expect(kept?.html).toContain('••••••••');
  expect(JSON.stringify(kept)).not.toContain(token.split('.')[0]);
});

it('refuses a link that is too old, of another address, of nobody or forged', async () => {
  const token = emailVerificationToken(world.ctx, { userId, email: 'ana@example.test' });
  expect(await refusal(verifyEmail(world.ctx, { token: `${token}x` }))).toBe('auth.emailLinkInvalid');
  const other = emailVerificationToken(world.ctx, { userId, email: 'otra@example.test' });
  expect(await refusal(verifyEmail(world.ctx, { token: other }))).toBe('auth.emailLinkInvalid');
  const nobody = emailVerificationToken(world.ctx, { userId: userId + 1, email: 'ana@example.test' });
  expect(await refusal(verifyEmail(world.ctx, { token: nobody }))).toBe('auth.emailLinkInvalid');
  await world.db.update(users).set({ hasAccess: false });
  expect(await refusal(verifyEmail(world.ctx, { token }))).toBe('auth.emailLinkInvalid');
  await world.db.update(users).set({ hasAccess: true });
  world.pass(2 * day);
  expect(await refusal(verifyEmail(world.ctx, { token }))).toBe('auth.emailLinkInvalid');
  expect(await verifiedAt()).toBeNull();
});

it('sends five a day with a pause between, and to members alone', async () => {
  await sendEmailVerification(member);
  expect(await refusal(sendEmailVerification(member))).toBe('request.tooMany');
  const passAnHour = () => rewriteAudit(world.db, sql`update audit_log set at = at - interval '1 hour'`);
  for (let sent = 1; sent < 5; sent += 1) {
    await passAnHour();
    await sendEmailVerification(member);
  }
  await passAnHour();
  expect(await refusal(sendEmailVerification(member))).toBe('request.tooMany');
  expect(await mails()).toHaveLength(5);
  expect(await refusal(sendEmailVerification(world.ctx))).toBe('access.unauthenticated');
  const staff = { ...world.ctx, actor: { userId, role: 0, territoryId: null } satisfies Actor };
  expect(await refusal(sendEmailVerification(staff))).toBe('access.forbidden');
});
