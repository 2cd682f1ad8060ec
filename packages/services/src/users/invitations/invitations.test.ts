import { messages } from '@dehesa/db/schema';
import { closedAfterAll, rewriteAudit } from '@dehesa/testing';
import { eq, sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { browser } from '../../auth/auth-world.test-support';
import { signIn } from '../../auth/sign-in';
import type { ServiceContext } from '../../context';
import { deliverMessage, mailOnly, renderMessage } from '../../messages';
import { editAccount } from '../edit-account';
import { listAccounts } from '../list-accounts';
import { readAccount } from '../read-account';
import { setAccountAccess } from '../set-account-access';
import { setAccountPassword } from '../set-account-password';
import { createUserWorld, hasher, refusal } from '../users.test-support';
import { acceptInvitation, openInvitation } from './accept-invitation';
import { inviteAccount } from './invite-account';
import { resendInvitation } from './resend-invitation';
import { withdrawInvitation } from './withdraw-invitation';

const world = await closedAfterAll(createUserWorld());
const asSuper = world.as(world.actors.super);
const asAdmin = world.as(world.actors.admin);
const visitor = world.as(null);
const hour = 3_600_000;
const later = (ctx: ServiceContext, ms: number): ServiceContext => ({
  ...ctx,
  clock: { now: () => new Date(world.now.getTime() + ms) },
});
const chosen = 'jara y tomillo';
const dead = refusal('auth.invitationInvalid');

async function invited(change: Parameters<typeof world.input>[0] = {}, by = asSuper) {
  const { password: _password, hasAccess: _access, ...input } = world.input(change);
  const { id } = await inviteAccount(by, input);
  return { id, email: input.email, input };
}
const mailsTo = async (email: string) => (await world.told(email)).filter(({ slug }) => slug === 'cuenta-invitacion');
/** Of the last mail as it leaves. */
async function mailedToken(email: string): Promise<string> {
  const message = (await mailsTo(email)).at(-1);
  if (!message) throw new Error('nothing was sent');
  const { mail } = await renderMessage(visitor, message);
  return /\/invitacion#([\w-]{43})/.exec(mail.html)?.[1] ?? '';
}
const state = async (id: number, ctx = asSuper) => (await readAccount(ctx, { id })).invitation?.state ?? null;
const passTheHour = () => rewriteAudit(world.db, sql`update audit_log set at = at - interval '1 hour'`);

it('makes an account that nobody gets into until its owner has chosen a password, once', async () => {
  const { id, email } = await invited({ language: 'pt' });
  expect(await world.stored(id)).toMatchObject({ passwordHash: null, hasAccess: true, mustChangePassword: false });
  expect(await mailsTo(email)).toMatchObject([{ language: 'pt', status: 'queued' }]);
  expect(await state(id)).toBe('sent');
  const token = await mailedToken(email);
  expect(await openInvitation(visitor, { token })).toEqual({ email, firstName: 'Rosa' });

  await acceptInvitation(visitor, { token, password: chosen }, hasher);
  expect(await world.stored(id)).toMatchObject({
    passwordHash: `hash of ${chosen}`,
    emailVerifiedAt: world.now,
    invitationHash: null,
    invitedAt: null,
  });
  expect(await state(id)).toBeNull();
  expect((await world.audited(id)).map(({ action }) => action)).toEqual(['users.create', 'users.acceptInvitation']);
  await expect(openInvitation(visitor, { token })).rejects.toMatchObject(dead);
  await expect(acceptInvitation(visitor, { token, password: 'otra muy larga' }, hasher)).rejects.toMatchObject(dead);
  const signedIn = await signIn(visitor, { email, password: chosen }, browser, hasher);
  expect(signedIn.mustChangePassword).toBe(false);
});

it('tells nobody but the mailbox the link: no answer, no row, no log has it', async () => {
  const { id, email, input } = await invited();
  const token = await mailedToken(email);
  expect(token).toHaveLength(43);
  expect(JSON.stringify(await mailsTo(email))).not.toContain(token);
  expect(JSON.stringify(await world.stored(id))).not.toContain(token);
  expect(JSON.stringify(await readAccount(asSuper, { id }))).not.toMatch(/hash|token/i);
  expect(JSON.stringify(await listAccounts(asSuper, { search: email } as never))).not.toMatch(/hash|token/i);
  expect(JSON.stringify(await world.audited(id))).not.toContain(email);
  const [message] = await mailsTo(email);
  await deliverMessage(visitor, mailOnly(null), message?.id ?? 0);
  const [kept] = await world.db
    .select()
    .from(messages)
    .where(eq(messages.id, message?.id ?? 0));
  expect(kept?.html).toContain('••••••••');
  expect(JSON.stringify(kept)).not.toContain(token);
  // Of two presses the second finds the address taken, and no second mail leaves.
  await expect(inviteAccount(asSuper, input)).rejects.toMatchObject(refusal('users.emailTaken'));
  expect(await mailsTo(email)).toHaveLength(1);
});

it('of two presses at once one gives an account', async () => {
  const { password: _password, hasAccess: _access, ...input } = world.input();
  const both = await Promise.allSettled([inviteAccount(asSuper, input), inviteAccount(asSuper, input)]);
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await mailsTo(input.email)).toHaveLength(1);
});

it('opens nothing after 72 hours, once withdrawn, without access or with another address', async () => {
  const tooLate = await invited();
  const lateToken = await mailedToken(tooLate.email);
  await openInvitation(later(visitor, 72 * hour - 1), { token: lateToken });
  const after = later(visitor, 72 * hour);
  await expect(openInvitation(after, { token: lateToken })).rejects.toMatchObject(dead);
  await expect(acceptInvitation(after, { token: lateToken, password: chosen }, hasher)).rejects.toMatchObject(dead);
  expect(await state(tooLate.id, later(asSuper, 72 * hour))).toBe('expired');

  const ends: ((id: number, input: object) => Promise<unknown>)[] = [
    (id) => withdrawInvitation(asSuper, { id }),
    (id) => setAccountAccess(asSuper, { id, hasAccess: false }),
    (id, input) => editAccount(asSuper, { ...input, id, email: `otra${id}@example.org` } as never),
    (id) => setAccountPassword(asSuper, { id, password: 'romero y jara' }, hasher),
    (id) => world.db.execute(sql`delete from users where id = ${id}`),
  ];
  for (const end of ends) {
    const { id, email, input } = await invited();
    const token = await mailedToken(email);
    await end(id, input);
    await expect(openInvitation(visitor, { token })).rejects.toMatchObject(dead);
    await expect(acceptInvitation(visitor, { token, password: chosen }, hasher)).rejects.toMatchObject(dead);
    // Nor does it come back with the access.
    if ((await world.stored(id))?.hasAccess === false) {
      await setAccountAccess(asSuper, { id, hasAccess: true });
      await expect(openInvitation(visitor, { token })).rejects.toMatchObject(dead);
    }
  }
});

it('is withdrawn with the access, once, and sent again opens it by the new link alone', async () => {
  const { id, email } = await invited();
  const first = await mailedToken(email);
  await world.signedIn(id);
  await withdrawInvitation(asSuper, { id });
  await withdrawInvitation(asSuper, { id });
  expect(await world.stored(id)).toMatchObject({ hasAccess: false, invitationHash: null });
  expect(await world.sessionsOf(id)).toBe(0);
  expect(await state(id)).toBe('withdrawn');

  await resendInvitation(asSuper, { id });
  await expect(resendInvitation(asSuper, { id })).rejects.toMatchObject(refusal('request.tooMany'));
  const second = await mailedToken(email);
  expect(second).not.toBe(first);
  await expect(openInvitation(visitor, { token: first })).rejects.toMatchObject(dead);
  expect(await state(id)).toBe('sent');
  await passTheHour();
  await resendInvitation(later(asSuper, hour), { id });
  await expect(openInvitation(visitor, { token: second })).rejects.toMatchObject(dead);
  await acceptInvitation(later(visitor, hour), { token: await mailedToken(email), password: chosen }, hasher);
  for (const verb of [resendInvitation, withdrawInvitation]) {
    await expect(verb(asSuper, { id })).rejects.toMatchObject(refusal('users.notInvited'));
  }
  expect((await world.audited(id)).map(({ action }) => action)).toEqual([
    'users.create',
    'users.withdrawInvitation',
    'users.resendInvitation',
    'users.resendInvitation',
    'users.acceptInvitation',
  ]);
});

it('is used by one of two who open it at once', async () => {
  const { id, email } = await invited();
  const token = await mailedToken(email);
  const both = await Promise.allSettled(
    ['jara y tomillo', 'encina y jara'].map((password) => acceptInvitation(visitor, { token, password }, hasher)),
  );
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  const [first] = both;
  expect((await world.stored(id))?.passwordHash).toBe(
    `hash of ${first?.status === 'fulfilled' ? 'jara y tomillo' : 'encina y jara'}`,
  );
});

it('a bad password leaves the link as it was', async () => {
  const { email } = await invited();
  const token = await mailedToken(email);
  const accept = (password: string) => acceptInvitation(visitor, { token, password }, hasher);
  await expect(accept('corta')).rejects.toMatchObject(refusal('auth.passwordTooShort'));
  await expect(accept('password')).rejects.toMatchObject(refusal('auth.passwordTooEasy'));
  await accept(chosen);
});

it('costs no hashing where the link is made up, and answers all such alike', async () => {
  let hashed = 0;
  const counting = { ...hasher, hash: async () => String((hashed += 1)) };
  for (const token of ['x', 'A'.repeat(43), '%', '\u0000', `${await mailedToken((await invited()).email)}x`]) {
    await expect(acceptInvitation(visitor, { token, password: 'corta' }, counting)).rejects.toMatchObject(dead);
    await expect(openInvitation(visitor, { token })).rejects.toMatchObject(dead);
  }
  expect(hashed).toBe(0);
});

it('only who may create a role invites to it, and administrators are invited by who has proven who they are', async () => {
  for (const role of [0, 1, 3] as const) {
    await expect(invited({ role }, asAdmin)).rejects.toMatchObject(refusal('users.roleNotAllowed'));
  }
  const company = await invited({ role: 2 }, asAdmin);
  const admin = await invited({ role: 1 });
  for (const verb of [resendInvitation, withdrawInvitation]) {
    await expect(verb(asAdmin, { id: admin.id })).rejects.toMatchObject(refusal('record.notFound'));
    for (const actor of [world.actors.tajo, world.actors.member, world.actors.collaborator]) {
      await expect(verb(world.as(actor), { id: company.id })).rejects.toMatchObject(refusal('access.forbidden'));
    }
    await expect(verb(visitor, { id: company.id })).rejects.toMatchObject(refusal('access.unauthenticated'));
  }
  const unproven = world.as({ ...world.actors.super, provenAt: new Date(0) });
  await expect(invited({ role: 1 }, unproven)).rejects.toMatchObject(refusal('auth.proofRequired'));
  await expect(resendInvitation(unproven, { id: admin.id })).rejects.toMatchObject(refusal('auth.proofRequired'));
  await invited({ role: 3 }, unproven);
  await expect(invited({ lastName: '' })).rejects.toMatchObject(refusal('users.incomplete'));
  await expect(invited({ email: 'no es' })).rejects.toMatchObject(refusal('users.emailInvalid'));
});
