import { createHmac } from 'node:crypto';
import { loginFailures } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { emailKey } from '@dehesa/domain/identity';
import { and, count, eq, gt, lte, min, sql, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { purposeKey } from '../purpose-key';

/** B25: within this window an account has 10 tries and an address 30. */
const windowMs = 15 * 60 * 1000;
const limits = { account: 10, address: 30 };

/** What is tried: signing in, or asking for recovery mails. Each counts for itself. */
export type Attempt = 'signIn' | 'recovery';

/** Who tries, as keyed hashes: neither emails nor addresses are stored. */
export interface AttemptKeys {
  accountHash: string;
  addressHash: string;
}

export function attemptKeys(ctx: ServiceContext, attempt: Attempt, email: string, address: string): AttemptKeys {
  const key = purposeKey(ctx.installation, 'sign-in-attempts');
  const keyed = (of: string, value: string) =>
    createHmac('sha256', key).update(`${attempt}.${of}\n${value}`).digest('base64url');
  return { accountHash: keyed('account', emailKey(email)), addressHash: keyed('address', address) };
}

/**
 * Makes a try, which answers `null` where it failed. It is counted before it is made and given back where it succeeded
 * or could not be made, so that of guesses side by side no more are even checked than there are tries (B25).
 */
export async function makeTry<T>(
  ctx: ServiceContext,
  keys: AttemptKeys,
  attempt: () => Promise<T | null>,
): Promise<T | null> {
  const giveBack = await countTry(ctx, keys);
  let failed = false;
  try {
    const outcome = await attempt();
    failed = outcome === null;
    return outcome;
  } finally {
    if (!failed) await giveBack();
  }
}

/**
 * Counts a try against account and address, and forgets those that no window reaches any more. Refuses with
 * `auth.tooManyAttempts` where none is left. What it answers takes the try back.
 */
export async function countTry(ctx: ServiceContext, keys: AttemptKeys): Promise<() => Promise<void>> {
  // Most who have no try left are told so before anybody waits for a lock.
  await assertTriesLeft(ctx, keys);
  const id = await inTransaction(ctx, async (tx) => {
    const within = { ...ctx, db: tx };
    const hashes = JSON.stringify([keys.accountHash, keys.addressHash].toSorted());
    await tx.execute(sql`
      select pg_advisory_xact_lock(hashtextextended('attempt:' || value, 0))
      from json_array_elements_text(${hashes}::text::json) as hash (value)`);
    await assertTriesLeft(within, keys);
    const now = ctx.clock.now();
    await tx.delete(loginFailures).where(lte(loginFailures.failedAt, windowStart(now)));
    const [row] = await tx
      .insert(loginFailures)
      .values({ ...keys, failedAt: now })
      .returning({ id: loginFailures.id });
    return row?.id;
  });
  return async () => {
    if (id !== undefined) await ctx.db.delete(loginFailures).where(eq(loginFailures.id, id));
  };
}

async function assertTriesLeft(ctx: ServiceContext, keys: AttemptKeys): Promise<void> {
  const [account, address] = await Promise.all([
    retryAfterSeconds(ctx, eq(loginFailures.accountHash, keys.accountHash), limits.account),
    retryAfterSeconds(ctx, eq(loginFailures.addressHash, keys.addressHash), limits.address),
  ]);
  const seconds = Math.max(account, address);
  if (seconds > 0) throw DomainError.of('auth.tooManyAttempts', { retryAfterSeconds: seconds });
}

/** 0 while there are tries left, else the seconds until the oldest failure leaves the window. */
async function retryAfterSeconds(ctx: ServiceContext, who: SQL, limit: number): Promise<number> {
  const now = ctx.clock.now();
  const [row] = await ctx.db
    .select({ failures: count(), oldest: min(loginFailures.failedAt) })
    .from(loginFailures)
    .where(and(who, gt(loginFailures.failedAt, windowStart(now))));
  if (!row?.oldest || row.failures < limit) return 0;
  return Math.max(1, Math.ceil((row.oldest.getTime() + windowMs - now.getTime()) / 1000));
}

function windowStart(now: Date): Date {
  return new Date(now.getTime() - windowMs);
}
