import { randomBytes } from 'node:crypto';
import { applicationKeys, applicationKeySessions, sessions, users } from '@dehesa/db/schema';
import { CreateApplicationKeyInput, secondFactorLimits } from '@dehesa/domain/auth';
import { DomainError } from '@dehesa/domain/errors';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { notifyOwner } from '../email/account-notice';
import { assertOwnPassword } from '../passwords/assert-own-password';
import { argon2id, type PasswordHasher } from '../passwords/passwords';
import { sessionHash } from '../sessions/session-store';
import { currentPasswordMark, tokenHash } from './token';

/** So that whoever finds one knows what it opens, and `/login` what it was given. */
const prefix = 'dehesa_';
const shape = /^dehesa_[\w-]{43}$/;

/** A key that is in force; the key itself was told once. */
export interface ApplicationKey {
  id: number;
  name: string;
  createdAt: Date;
  lastUsedAt: Date | null;
}

/** Whether what was typed as a password can be a key: by its shape alone (B24). */
export function looksLikeApplicationKey(typed: string): boolean {
  return shape.test(typed);
}

/** The account's key that was given in place of a password: in force while the password stays that of its making. */
export async function findApplicationKey(
  ctx: ServiceContext,
  userId: number,
  key: string,
): Promise<number | undefined> {
  const [found] = await ctx.db
    .select({ id: applicationKeys.id })
    .from(applicationKeys)
    .innerJoin(users, eq(users.id, applicationKeys.userId))
    .where(
      and(
        eq(applicationKeys.userId, userId),
        eq(applicationKeys.keyHash, tokenHash(key)),
        eq(applicationKeys.passwordMark, currentPasswordMark),
      ),
    );
  return found?.id;
}

/** Notes the use of a key and which session came of it: the session ends with the key. */
export async function noteKeyUse(ctx: ServiceContext, keyId: number, sessionToken: string): Promise<void> {
  const used = await ctx.db
    .update(applicationKeys)
    .set({ lastUsedAt: ctx.clock.now() })
    .where(eq(applicationKeys.id, keyId))
    .returning({ id: applicationKeys.id });
  // Ended between the look at it and now.
  if (used.length === 0) throw DomainError.of('auth.invalidCredentials');
  await ctx.db.insert(applicationKeySessions).values({ sessionIdHash: sessionHash('token', sessionToken), keyId });
}

/** One's own keys in force, the newest first. */
export async function listApplicationKeys(ctx: ServiceContext): Promise<ApplicationKey[]> {
  const { userId } = authorize(ctx, 'account.manageOwn');
  return ctx.db
    .select({
      id: applicationKeys.id,
      name: applicationKeys.name,
      createdAt: applicationKeys.createdAt,
      lastUsedAt: applicationKeys.lastUsedAt,
    })
    .from(applicationKeys)
    .innerJoin(users, eq(users.id, applicationKeys.userId))
    .where(and(eq(applicationKeys.userId, userId), eq(applicationKeys.passwordMark, currentPasswordMark)))
    .orderBy(desc(applicationKeys.id));
}

/**
 * Makes a key for `/login` and tells it this once. Asks for the own password, with the refusals of
 * `assertOwnPassword`; `auth.tooManyApplicationKeys`. Keys made under an earlier password are void and go.
 */
export async function createApplicationKey(
  ctx: ServiceContext,
  raw: CreateApplicationKeyInput,
  address: string,
  hasher: PasswordHasher = argon2id,
): Promise<{ key: string }> {
  const { userId } = authorize(ctx, 'account.manageOwn');
  const { name, password } = CreateApplicationKeyInput.parse(raw);
  await assertOwnPassword(ctx, userId, { password, address }, hasher);
  const key = prefix + randomBytes(32).toString('base64url');
  await inTransaction(ctx, async (tx) => {
    const [own] = await tx.select({ mark: currentPasswordMark }).from(users).where(eq(users.id, userId)).for('update');
    if (!own) throw DomainError.of('record.notFound');
    const stored = await tx
      .select({ id: applicationKeys.id, mark: applicationKeys.passwordMark })
      .from(applicationKeys)
      .where(eq(applicationKeys.userId, userId));
    const [dead, alive] = [
      stored.filter(({ mark }) => mark !== own.mark),
      stored.filter(({ mark }) => mark === own.mark),
    ];
    const max = secondFactorLimits.applicationKeys;
    if (alive.length >= max) throw DomainError.of('auth.tooManyApplicationKeys', { max });
    await removeKeys(
      tx,
      dead.map(({ id }) => id),
    );
    await tx.insert(applicationKeys).values({ userId, name, keyHash: tokenHash(key), passwordMark: own.mark });
    await audit(ctx, tx, { action: 'auth.createApplicationKey', entity: 'user', entityId: userId });
    await notifyOwner(tx, userId, 'applicationKeyMade');
  });
  return { key };
}

/** Ends one of one's own keys and the sessions that it has opened. */
export async function endApplicationKey(ctx: ServiceContext, { id }: { id: number }): Promise<void> {
  const { userId } = authorize(ctx, 'account.manageOwn');
  await inTransaction(ctx, async (tx) => {
    const [key] = await tx
      .select({ id: applicationKeys.id })
      .from(applicationKeys)
      .where(and(eq(applicationKeys.id, id), eq(applicationKeys.userId, userId)))
      .for('update');
    if (!key) throw DomainError.of('record.notFound');
    await removeKeys(tx, [key.id]);
    await audit(ctx, tx, { action: 'auth.endApplicationKey', entity: 'user', entityId: userId });
  });
}

async function removeKeys(tx: ServiceContext['db'], ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const opened = tx
    .select({ hash: applicationKeySessions.sessionIdHash })
    .from(applicationKeySessions)
    .where(inArray(applicationKeySessions.keyId, [...ids]));
  await tx.delete(sessions).where(inArray(sessions.idHash, opened));
  await tx.delete(applicationKeys).where(inArray(applicationKeys.id, [...ids]));
}
