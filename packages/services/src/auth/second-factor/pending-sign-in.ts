import { pendingSignIns, users } from '@dehesa/db/schema';
import type { Role, TerritoryId } from '@dehesa/domain/access';
import { secondFactorLimits } from '@dehesa/domain/auth';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq, gt, lt, lte, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { withRole } from '../prove-account';
import { currentPasswordMark, newToken, passwordMark, tokenHash } from './token';

/** Whose password was right, and which one. */
export interface Entered {
  account: { id: number; passwordHash: string | null; oneTimePasswordHash: string | null };
  match: 'own' | 'oneTime';
}

/** Somebody whose second step is awaited. */
export interface PendingSignIn {
  tokenHash: string;
  userId: number;
  email: string;
  role: Role;
  territoryId: TerritoryId | null;
  mustChangePassword: boolean;
  oneTimePasswordHash: string | null;
  challenge: string | null;
  failures: number;
}

/** Waits for the second step; answers the token that it is sent with. It opens nothing by itself. */
export async function createPendingSignIn(ctx: ServiceContext, { account, match }: Entered): Promise<string> {
  const now = ctx.clock.now();
  await ctx.db.delete(pendingSignIns).where(lte(pendingSignIns.expiresAt, now));
  const token = newToken();
  await ctx.db.insert(pendingSignIns).values({
    tokenHash: tokenHash(token),
    userId: account.id,
    passwordMark: passwordMark(account.passwordHash),
    oneTimePasswordHash: match === 'oneTime' ? account.oneTimePasswordHash : null,
    expiresAt: new Date(now.getTime() + secondFactorLimits.pendingMinutes * 60_000),
  });
  return token;
}

/** Who is awaited; `auth.secondStepOver` once the time, the tries or the password of then are over. */
export async function findPendingSignIn(ctx: ServiceContext, token: string | null): Promise<PendingSignIn> {
  return oneOf(await select(ctx, token));
}

/** The same, held until commit: of several codes at once one is looked at after the other. */
export async function lockPendingSignIn(ctx: ServiceContext, token: string | null): Promise<PendingSignIn> {
  return oneOf(await select(ctx, token).for('update', { of: pendingSignIns }));
}

/** A wrong code: the fifth ends the sign-in, and so it answers. */
export async function countWrongCode(ctx: ServiceContext, pending: PendingSignIn): Promise<boolean> {
  const failures = pending.failures + 1;
  if (failures >= secondFactorLimits.wrongCodes) {
    await endPendingSignIn(ctx, pending);
    return true;
  }
  await ctx.db.update(pendingSignIns).set({ failures, challenge: null }).where(itself(pending));
  return false;
}

/** Sets what a passkey has to sign for it. */
export async function setChallenge(ctx: ServiceContext, pending: PendingSignIn, challenge: string): Promise<void> {
  await ctx.db.update(pendingSignIns).set({ challenge }).where(itself(pending));
}

/** It ends, finished or given up: its token opens nothing any more. */
export async function endPendingSignIn(ctx: ServiceContext, pending: PendingSignIn): Promise<void> {
  await ctx.db.delete(pendingSignIns).where(itself(pending));
}

function select(ctx: ServiceContext, token: string | null) {
  return ctx.db
    .select({
      tokenHash: pendingSignIns.tokenHash,
      userId: pendingSignIns.userId,
      email: users.email,
      role: users.role,
      territoryId: users.territoryId,
      mustChangePassword: users.mustChangePassword,
      oneTimePasswordHash: pendingSignIns.oneTimePasswordHash,
      challenge: pendingSignIns.challenge,
      failures: pendingSignIns.failures,
    })
    .from(pendingSignIns)
    .innerJoin(users, eq(users.id, pendingSignIns.userId))
    .where(
      and(
        eq(pendingSignIns.tokenHash, tokenHash(token ?? '')),
        gt(pendingSignIns.expiresAt, ctx.clock.now()),
        lt(pendingSignIns.failures, secondFactorLimits.wrongCodes),
        eq(pendingSignIns.passwordMark, currentPasswordMark),
        users.hasAccess,
      ),
    );
}

function oneOf([pending]: Awaited<ReturnType<typeof select>>): PendingSignIn {
  if (pending === undefined) throw DomainError.of('auth.secondStepOver');
  return withRole(pending);
}

const itself = (pending: PendingSignIn): SQL => eq(pendingSignIns.tokenHash, pending.tokenHash);
