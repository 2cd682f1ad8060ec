import { configuration, users } from '@dehesa/db/schema';
import { isTerritoryId, Role, type TerritoryId } from '@dehesa/domain/access';
import type { SignInInput } from '@dehesa/domain/auth';
import { DomainError } from '@dehesa/domain/errors';
import { madridDate } from '@dehesa/domain/madrid-time';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { attemptKeys, makeTry } from './attempts';
import { looksLikeOneTimePassword } from './passwords/passwords';
import { type PasswordHasher, verifyPassword } from './passwords/passwords';
import { findApplicationKey, looksLikeApplicationKey } from './second-factor/application-keys';
import { hasSecondFactor } from './second-factor/factors';
import type { SignInOrigin } from './sessions/open-session';
import { traceFailure } from './sign-in-trace';
import { hasEmail } from '../users/read/account-email';

/**
 * An account and what was typed for it, one of its passwords or an application key in their place: what somebody has
 * proven, before any session is opened.
 */
export interface ProvenAccount {
  account: Account;
  match: 'own' | 'oneTime';
  applicationKeyId?: number;
}

/**
 * Checks email and password: the refusals of signing in, each with its trace. Unknown email, wrong password and no access
 * are one refusal after the same work (B24); tries are counted first (B25). A documented client of an account with a
 * second factor proves nothing by its password: it needs an application key.
 */
export async function proveAccount(
  ctx: ServiceContext,
  { email, password }: SignInInput,
  origin: SignInOrigin,
  hasher: PasswordHasher,
): Promise<ProvenAccount> {
  const found: { account?: Account | undefined } = {};
  const tried = await makeTry(ctx, attemptKeys(ctx, 'signIn', email, origin), async () => {
    const account = await findAccount(ctx, email);
    found.account = account;
    const match = await matchPassword(ctx, account, password, hasher);
    const isClient = origin.kind === 'token';
    const keyed = isClient && looksLikeApplicationKey(password);
    const applicationKeyId = keyed ? await findApplicationKey(ctx, account?.id ?? 0, password) : undefined;
    if (account?.hasAccess !== true) return null;
    if (applicationKeyId !== undefined) return { account, match: 'own' as const, applicationKeyId };
    return match === 'none' || (isClient && account.hasSecondFactor) ? null : { account, match };
  });
  const who = { email, address: origin.address, account: found.account };
  if (tried.value === null) {
    await traceFailure(ctx, who, 'credentials', tried.usedUp);
    throw DomainError.of('auth.invalidCredentials');
  }
  if (!isFeePaid(ctx, tried.value.account)) {
    await traceFailure(ctx, who, 'feeUnpaid');
    throw DomainError.of('auth.feeUnpaid');
  }
  return tried.value;
}

async function findAccount(ctx: ServiceContext, email: string) {
  const [row] = await ctx.db
    .select({
      id: users.id,
      email: users.email,
      role: users.role,
      territoryId: users.territoryId,
      hasAccess: users.hasAccess,
      passwordHash: users.passwordHash,
      oneTimePasswordHash: users.oneTimePasswordHash,
      oneTimePasswordExpiresAt: users.oneTimePasswordExpiresAt,
      mustChangePassword: users.mustChangePassword,
      feeExpiresOn: users.feeExpiresOn,
      hasSecondFactor,
      appType: configuration.appType,
    })
    .from(users)
    .leftJoin(configuration, eq(configuration.id, 1))
    .where(hasEmail(email));
  return row && withRole(row);
}

export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

/** A row of `users` with role and territory as the domain knows them. */
export function withRole<T extends { role: number; territoryId: number | null }>(
  row: T,
): Omit<T, 'role' | 'territoryId'> & { role: Role; territoryId: TerritoryId | null } {
  return { ...row, role: roleOf(row.role), territoryId: isTerritoryId(row.territoryId) ? row.territoryId : null };
}

/** The table's check knows no other. */
function roleOf(value: number): Role {
  const role = Object.values(Role).find((known) => known === value);
  if (role === undefined) throw new Error(`role ${value}`);
  return role;
}

/** Which of an account's passwords was typed. The number of verifications depends on what was typed only (B24). */
async function matchPassword(
  ctx: ServiceContext,
  account: Account | undefined,
  password: string,
  hasher: PasswordHasher,
): Promise<ProvenAccount['match'] | 'none'> {
  const own = await verifyPassword(hasher, account?.passwordHash ?? null, password);
  if (!looksLikeOneTimePassword(password.trim())) return own ? 'own' : 'none';
  const alive = account?.oneTimePasswordExpiresAt && account.oneTimePasswordExpiresAt > ctx.clock.now();
  const oneTime = await verifyPassword(hasher, alive ? account.oneTimePasswordHash : null, password.trim());
  if (oneTime) return 'oneTime';
  return own ? 'own' : 'none';
}

/** B24: in gym mode a member whose fee has run out is told so, but only with the right password. */
function isFeePaid(ctx: ServiceContext, { appType, role, feeExpiresOn }: Account): boolean {
  if (appType !== 'gimnasio' || role !== Role.member || feeExpiresOn === null) return true;
  return feeExpiresOn >= madridDate(ctx.clock.now());
}
