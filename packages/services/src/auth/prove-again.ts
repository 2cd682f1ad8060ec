import { sessions } from '@dehesa/db/schema';
import { PasswordAgain, ProveWithPasskeyInput } from '@dehesa/domain/auth';
import { DomainError } from '@dehesa/domain/errors';
import type { PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/server';
import { and, eq } from 'drizzle-orm';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { assertOwnPassword } from './passwords/assert-own-password';
import { attemptKeys, makeTry } from './attempts';
import { argon2id, type PasswordHasher } from './passwords/passwords';
import { readFactors } from './second-factor/factors';
import { passkeyRequest, usePasskey } from './second-factor/passkeys/passkeys';
import { relyingParty } from './second-factor/passkeys/relying-party';

/** The session that is to count as proven, and the caller's address. */
export interface SessionAtHand {
  sessionId: number;
  address: string;
}

/** What somebody who is signed in can show besides the password. */
export async function readProofWays(ctx: ServiceContext): Promise<{ passkey: boolean }> {
  const { userId } = authorize(ctx, 'account.manageOwn');
  const { passkeys } = await readFactors(ctx.db, userId);
  return { passkey: passkeys > 0 && relyingParty(ctx.installation) !== undefined };
}

/** The own password once more, for `assertProven`; with the refusals of `assertOwnPassword`, each with its trace. */
export async function proveWithPassword(
  ctx: ServiceContext,
  raw: PasswordAgain,
  { sessionId, address }: SessionAtHand,
  hasher: PasswordHasher = argon2id,
): Promise<void> {
  const { userId } = authorize(ctx, 'account.manageOwn');
  const { password } = PasswordAgain.parse(raw);
  try {
    await assertOwnPassword(ctx, userId, { password, address }, hasher);
  } catch (error) {
    if (error instanceof DomainError && password !== '') await trace(ctx, 'auth.proofFailed');
    throw error;
  }
  await markProven(ctx, sessionId);
}

/** What the browser is asked with for one of the own passkeys, for this session. */
export async function askForProof(
  ctx: ServiceContext,
  { sessionId }: SessionAtHand,
): Promise<PublicKeyCredentialRequestOptionsJSON> {
  const { userId } = authorize(ctx, 'account.manageOwn');
  const options = await passkeyRequest(ctx, userId);
  await ctx.db.update(sessions).set({ proofChallenge: options.challenge }).where(own(userId, sessionId));
  return options;
}

/** One of the own passkeys in the password's place. `auth.passkeyInvalid` counts as a wrong password does (B25). */
export async function proveWithPasskey(
  ctx: ServiceContext,
  raw: ProveWithPasskeyInput,
  { sessionId, address }: SessionAtHand,
): Promise<void> {
  const { userId } = authorize(ctx, 'account.manageOwn');
  const { answer } = ProveWithPasskeyInput.parse(raw);
  const tried = await makeTry(ctx, attemptKeys(ctx, 'confirm', `user ${userId}`, { address }), () =>
    inTransaction(ctx, async (tx) => {
      const within = { ...ctx, db: tx };
      const [session] = await tx
        .select({ challenge: sessions.proofChallenge })
        .from(sessions)
        .where(own(userId, sessionId))
        .for('update');
      // Each challenge is signed once, whatever comes of it.
      await tx.update(sessions).set({ proofChallenge: null }).where(own(userId, sessionId));
      if (!(await usePasskey(within, userId, session?.challenge ?? null, answer))) return null;
      await markProven(within, sessionId);
      return true;
    }),
  );
  if (tried.value !== null) return;
  await trace(ctx, 'auth.proofFailed');
  throw DomainError.of('auth.passkeyInvalid');
}

async function markProven(ctx: ServiceContext, sessionId: number): Promise<void> {
  const { userId } = authorize(ctx, 'account.manageOwn');
  await ctx.db.update(sessions).set({ provenAt: ctx.clock.now() }).where(own(userId, sessionId));
  await trace(ctx, 'auth.proveAgain');
}

async function trace(ctx: ServiceContext, action: 'auth.proveAgain' | 'auth.proofFailed'): Promise<void> {
  await audit(ctx, ctx.db, { action, entity: 'user', entityId: ctx.actor?.userId ?? null });
}

const own = (userId: number, sessionId: number) => and(eq(sessions.userId, userId), eq(sessions.id, sessionId));
