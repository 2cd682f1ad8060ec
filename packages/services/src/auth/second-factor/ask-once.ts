import { secondFactorAsked, users } from '@dehesa/db/schema';
import type { Role } from '@dehesa/domain/access';
import { and, eq, notExists, sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';
import { hasSecondFactor } from './factors';
import { askedRole } from './second-factor-roles';

/**
 * What the screens do about the second factor of who is signed in: `required` shows nothing but its set-up, `asked` offers
 * it once (a super admin in production), `settled` nothing.
 */
export type SecondFactorState = 'settled' | 'asked' | 'required';

/** How that stands with a user. */
export async function secondFactorState(
  ctx: ServiceContext,
  user: { id: number; role: Role; mustSetSecondFactor: boolean },
): Promise<SecondFactorState> {
  if (user.mustSetSecondFactor) return 'required';
  if (ctx.installation.development === true || user.role !== askedRole) return 'settled';
  const asked = ctx.db
    .select({ one: sql`1` })
    .from(secondFactorAsked)
    .where(eq(secondFactorAsked.userId, user.id));
  const [unasked] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, user.id), notExists(asked), sql`not ${hasSecondFactor}`));
  return unasked === undefined ? 'settled' : 'asked';
}

/** Whoever was asked is not asked again. */
export async function noteAsked(ctx: ServiceContext): Promise<void> {
  const { userId } = authorize(ctx, 'account.manageOwn');
  await ctx.db.insert(secondFactorAsked).values({ userId, askedAt: ctx.clock.now() }).onConflictDoNothing();
}
