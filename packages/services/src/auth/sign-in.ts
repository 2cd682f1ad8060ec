import { sessions, users } from '@dehesa/db/schema';
import { SignInInput } from '@dehesa/domain/auth';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { rememberDevice } from './known-device';
import { argon2id, type PasswordHasher } from './passwords/passwords';
import { type Account, proveAccount, type ProvenAccount } from './prove-account';
import { noteKeyUse } from './second-factor/application-keys';
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
 * `auth.busy` where too many sign in at once. For documented clients: on a screen `beginSignIn` also asks for the second
 * factor. Where there is one, only an application key is right here.
 */
export async function signIn(
  ctx: ServiceContext,
  input: SignInInput,
  origin: SignInOrigin,
  hasher: PasswordHasher = argon2id,
): Promise<SignedIn> {
  const proven = await proveAccount(ctx, SignInInput.parse(input), origin, hasher);
  // Whichever door it came by: this one asks for nothing more.
  if (proven.account.hasSecondFactor && proven.applicationKeyId === undefined)
    throw DomainError.of('auth.invalidCredentials');
  return inTransaction(ctx, (tx) => enter({ ...ctx, db: tx }, proven, origin));
}

/** What is needed of an account to open its session. */
type Entering = Omit<ProvenAccount, 'account'> & {
  account: Pick<Account, 'id' | 'email' | 'role' | 'territoryId' | 'oneTimePasswordHash' | 'mustChangePassword'>;
};

/** Opens the session of who has proven everything that was asked for, in the caller's transaction (B23). */
export async function enter(
  ctx: ServiceContext,
  { account, match, applicationKeyId }: Entering,
  origin: SignInOrigin,
): Promise<SignedIn> {
  const oneTimePassword = match === 'oneTime';
  if (oneTimePassword) await useOneTimePassword(ctx.db, account);
  const { address, kind } = origin;
  await traceSignIn(ctx, ctx.db, account, { address, kind, oneTimePassword });
  const token = await openSession(ctx, ctx.db, account.id, origin);
  if (applicationKeyId !== undefined) await noteKeyUse(ctx, applicationKeyId, token);
  return {
    token,
    mustChangePassword: account.mustChangePassword || oneTimePassword,
    device: kind === 'browser' ? rememberDevice(ctx, origin.device, account.email) : null,
  };
}

/**
 * From its use on the old password and all other sessions are void, and a new password must be chosen (B23, B26). Of two
 * who use it at once only one finds it still there.
 */
async function useOneTimePassword(tx: ServiceContext['db'], account: Entering['account']): Promise<void> {
  const used = await tx
    .update(users)
    .set({ passwordHash: null, oneTimePasswordHash: null, oneTimePasswordExpiresAt: null, mustChangePassword: true })
    .where(and(eq(users.id, account.id), eq(users.oneTimePasswordHash, account.oneTimePasswordHash ?? '')))
    .returning({ id: users.id });
  if (used.length === 0) throw DomainError.of('auth.invalidCredentials');
  await tx.delete(sessions).where(eq(sessions.userId, account.id));
}
