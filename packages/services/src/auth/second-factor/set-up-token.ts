import { secondFactorLimits } from '@dehesa/domain/auth';
import { DomainError } from '@dehesa/domain/errors';
import { users } from '@dehesa/db/schema';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { ServiceContext } from '../../context';
import { open, purposeKey, seal } from '../../keys/index';
import { currentPasswordMark } from './token';

/** What is set up: an app's key or a passkey's challenge; one is never taken for the other. */
type SetUp = 'totp' | 'passkey';

const Payload = z.object({ value: z.string(), mark: z.string(), expiresAt: z.number() });

/**
 * What a set-up carries from the password to its end, so that nothing is stored of those that nobody finishes: sealed, for
 * this account and the password that was just asked for.
 */
export async function createSetUp(ctx: ServiceContext, what: SetUp, userId: number, value: string): Promise<string> {
  const [user] = await ctx.db.select({ mark: currentPasswordMark }).from(users).where(eq(users.id, userId));
  if (!user) throw DomainError.of('record.notFound');
  const expiresAt = ctx.clock.now().getTime() + secondFactorLimits.setUpMinutes * 60_000;
  const payload = JSON.stringify({ value, mark: user.mark, expiresAt } satisfies z.infer<typeof Payload>);
  return seal(keyOf(ctx), payload, contextOf(what, userId)).toString('base64url');
}

/** The value of a set-up of this account; `auth.setUpOver` for anything else. */
export async function readSetUp(ctx: ServiceContext, what: SetUp, userId: number, token: string): Promise<string> {
  const payload = opened(ctx, what, userId, token);
  if (payload === undefined || payload.expiresAt <= ctx.clock.now().getTime()) throw DomainError.of('auth.setUpOver');
  const [user] = await ctx.db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), eq(currentPasswordMark, payload.mark)));
  if (!user) throw DomainError.of('auth.setUpOver');
  return payload.value;
}

function opened(ctx: ServiceContext, what: SetUp, userId: number, token: string) {
  try {
    return Payload.parse(JSON.parse(open(keyOf(ctx), Buffer.from(token, 'base64url'), contextOf(what, userId))));
  } catch {
    return undefined;
  }
}

const keyOf = ({ installation }: ServiceContext) => purposeKey(installation, 'second-factor');
const contextOf = (what: SetUp, userId: number) => `set-up:${what}:${userId}`;
