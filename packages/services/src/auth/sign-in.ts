import { configuration, sessions, users } from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import { SignInInput } from '@dehesa/domain/auth';
import { DomainError } from '@dehesa/domain/errors';
import { emailKey } from '@dehesa/domain/identity';
import { madridDate } from '@dehesa/domain/madrid-time';
import { and, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { attemptKeys, makeTry } from './attempts';
import { looksLikeOneTimePassword } from './one-time-password';
import { argon2id, type PasswordHasher, verifyPassword } from './passwords';
import { sessionStore } from './session-store';

export interface SignedIn {
  /** The session's id: the cookie's value, and `token` of legacy clients. */
  token: string;
  /** B26: signed in with a one-time password. */
  mustChangePassword: boolean;
}

/**
 * Opens a session (B23). Unknown email, wrong password and no access are one refusal, `auth.invalidCredentials`, after
 * the same work (B24); `auth.feeUnpaid` for gym members; `auth.tooManyAttempts` by B25; `auth.busy` where too many sign in
 * at once. `address` is the caller's.
 */
export async function signIn(
  ctx: ServiceContext,
  input: SignInInput,
  address: string,
  hasher: PasswordHasher = argon2id,
): Promise<SignedIn> {
  const { email, password } = SignInInput.parse(input);
  const entry = await makeTry(ctx, attemptKeys(ctx, 'signIn', email, address), async () => {
    const account = await findAccount(ctx, email);
    const match = await matchPassword(ctx, account, password, hasher);
    return account?.hasAccess !== true || match === 'none' ? null : { account, match };
  });
  if (entry === null) throw DomainError.of('auth.invalidCredentials');
  const { account, match } = entry;
  assertFeePaid(ctx, account);

  return inTransaction(ctx, async (tx) => {
    if (match === 'oneTime') await useOneTimePassword(tx, account);
    const store = sessionStore({ ...ctx, db: tx });
    await store.deleteExpiredSessions();
    const session = await store.createSession(account.id, {});
    return { token: session.id, mustChangePassword: account.mustChangePassword || match === 'oneTime' };
  });
}

async function findAccount(ctx: ServiceContext, email: string) {
  const [account] = await ctx.db
    .select({
      id: users.id,
      role: users.role,
      hasAccess: users.hasAccess,
      passwordHash: users.passwordHash,
      oneTimePasswordHash: users.oneTimePasswordHash,
      oneTimePasswordExpiresAt: users.oneTimePasswordExpiresAt,
      mustChangePassword: users.mustChangePassword,
      feeExpiresOn: users.feeExpiresOn,
      appType: configuration.appType,
    })
    .from(users)
    .leftJoin(configuration, eq(configuration.id, 1))
    .where(eq(sql`lower(${users.email})`, emailKey(email)));
  return account;
}

type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** Which of an account's passwords was typed. The number of verifications depends on what was typed only (B24). */
async function matchPassword(
  ctx: ServiceContext,
  account: Account | undefined,
  password: string,
  hasher: PasswordHasher,
) {
  const own = await verifyPassword(hasher, account?.passwordHash ?? null, password);
  if (!looksLikeOneTimePassword(password.trim())) return own ? 'own' : 'none';
  const alive = account?.oneTimePasswordExpiresAt && account.oneTimePasswordExpiresAt > ctx.clock.now();
  const oneTime = await verifyPassword(hasher, alive ? account.oneTimePasswordHash : null, password.trim());
  if (oneTime) return 'oneTime';
  return own ? 'own' : 'none';
}

/** B24: in gym mode a member whose fee has run out is told so, but only with the right password. */
function assertFeePaid(ctx: ServiceContext, { appType, role, feeExpiresOn }: Account): void {
  if (appType !== 'gimnasio' || role !== Role.member || feeExpiresOn === null) return;
  if (feeExpiresOn < madridDate(ctx.clock.now())) throw DomainError.of('auth.feeUnpaid');
}

/**
 * From its use on the old password and all other sessions are void, and a new password must be chosen (B23, B26). Of two
 * who use it at once only one finds it still there.
 */
async function useOneTimePassword(tx: ServiceContext['db'], { id, oneTimePasswordHash }: Account): Promise<void> {
  const used = await tx
    .update(users)
    .set({ passwordHash: null, oneTimePasswordHash: null, oneTimePasswordExpiresAt: null, mustChangePassword: true })
    .where(and(eq(users.id, id), eq(users.oneTimePasswordHash, oneTimePasswordHash ?? '')))
    .returning({ id: users.id });
  if (used.length === 0) throw DomainError.of('auth.invalidCredentials');
  await tx.delete(sessions).where(eq(sessions.userId, id));
}
