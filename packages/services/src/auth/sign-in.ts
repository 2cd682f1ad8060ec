import { sessions, users } from '@dehesa/db/schema';
import { SignInInput } from '@dehesa/domain/auth';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { rememberDevice } from './known-device';
import { argon2id, type PasswordHasher } from './passwords';
import { proveAccount, type ProvenAccount } from './prove-account';
import { openSession, type SignInOrigin } from './sessions/open-session';
import { traceSignIn } from './sign-in-trace';

export interface SignedIn {
  /** The session's id: the cookie's value, or `token` of legacy clients. */
  token: string;
  /** B26: signed in with a one-time password. */
  mustChangePassword: boolean;
  /** What the browser carries from now on to be known again; a legacy client carries nothing. */
  device: string | null;
}

/**
 * Opens a session (B23) in two steps, the password and then the session. Unknown email, wrong password and no access are
 * one refusal, `auth.invalidCredentials` (B24); `auth.feeUnpaid` for gym members; `auth.tooManyAttempts` by B25;
 * `auth.busy` where too many sign in at once.
 */
export async function signIn(
  ctx: ServiceContext,
  input: SignInInput,
  origin: SignInOrigin,
  hasher: PasswordHasher = argon2id,
): Promise<SignedIn> {
  const proven = await proveAccount(ctx, SignInInput.parse(input), origin, hasher);
  return enter(ctx, proven, origin);
}

/** The second step: everything that was asked for is proven. */
async function enter(ctx: ServiceContext, proven: ProvenAccount, origin: SignInOrigin): Promise<SignedIn> {
  const { account, match } = proven;
  const oneTimePassword = match === 'oneTime';
  const token = await inTransaction(ctx, async (tx) => {
    if (oneTimePassword) await useOneTimePassword(tx, proven);
    const { address, kind } = origin;
    await traceSignIn(ctx, tx, account, { address, kind, oneTimePassword });
    return openSession(ctx, tx, account.id, origin);
  });
  return {
    token,
    mustChangePassword: account.mustChangePassword || oneTimePassword,
    device: origin.kind === 'browser' ? rememberDevice(ctx, origin.device, account.email) : null,
  };
}

/**
 * From its use on the old password and all other sessions are void, and a new password must be chosen (B23, B26). Of two
 * who use it at once only one finds it still there.
 */
async function useOneTimePassword(tx: ServiceContext['db'], { account }: ProvenAccount): Promise<void> {
  const used = await tx
    .update(users)
    .set({ passwordHash: null, oneTimePasswordHash: null, oneTimePasswordExpiresAt: null, mustChangePassword: true })
    .where(and(eq(users.id, account.id), eq(users.oneTimePasswordHash, account.oneTimePasswordHash ?? '')))
    .returning({ id: users.id });
  if (used.length === 0) throw DomainError.of('auth.invalidCredentials');
  await tx.delete(sessions).where(eq(sessions.userId, account.id));
}
