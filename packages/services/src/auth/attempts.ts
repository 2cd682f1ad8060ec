import { createHmac } from 'node:crypto';
import { loginFailures } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { emailKey } from '@dehesa/domain/identity';
import { and, count, eq, gt, lte, min, type SQL } from 'drizzle-orm';
import { networkOf } from '../address-network';
import { holdKeys } from '../advisory-locks';
import type { ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { purposeKey } from '../keys/index';
import { knownDeviceId } from './known-device';

/** B25: within this window an account has 10 tries and an address 30; of IPv6 a whole /64 is one. */
const windowMs = 15 * 60 * 1000;
const limits = { account: 10, address: 30 };

/** What is tried: signing in, asking for recovery mails, or proving oneself while signed in. Each counts for itself. */
export type Attempt = 'signIn' | 'recovery' | 'confirm';

/** Who tries, as keyed hashes: neither emails nor addresses are stored. */
export interface AttemptKeys {
  accountHash: string;
  addressHash: string;
}

/**
 * On a device that the account has signed in on before its tries count for themselves: a stranger's use up those of
 * unknown devices alone, so that nobody is locked out by others.
 */
export function attemptKeys(
  ctx: ServiceContext,
  attempt: Attempt,
  email: string,
  { address, device = null }: { address: string; device?: string | null },
): AttemptKeys {
  const key = purposeKey(ctx.installation, 'sign-in-attempts');
  const keyed = (of: string, value: string) =>
    createHmac('sha256', key).update(`${attempt}.${of}\n${value}`).digest('base64url');
  const known = knownDeviceId(ctx, device, email);
  return {
    accountHash: known === null ? keyed('account', emailKey(email)) : keyed('device', `${emailKey(email)}\n${known}`),
    addressHash: keyed('address', networkOf(address)),
  };
}

/** What came of a try; of one that failed, whether it was the last that the account or the address had. */
export type Tried<T> = { value: T } | { value: null; usedUp: UsedUp | null };
export type UsedUp = 'account' | 'address';

/**
 * Makes a try, which answers `null` where it failed. It is counted before it is made and given back where it succeeded
 * or could not be made, so that of guesses side by side no more are even checked than there are tries (B25).
 */
export async function makeTry<T extends object | true>(
  ctx: ServiceContext,
  keys: AttemptKeys,
  attempt: () => Promise<T | null>,
): Promise<Tried<T>> {
  const { giveBack, usedUp } = await countTry(ctx, keys);
  let failed = false;
  try {
    const value = await attempt();
    failed = value === null;
    return value === null ? { value: null, usedUp } : { value };
  } finally {
    if (!failed) await giveBack();
  }
}

/** A try that is counted: how to take it back, and whose last it was. */
export interface CountedTry {
  giveBack: () => Promise<void>;
  usedUp: UsedUp | null;
}

/**
 * Counts a try against account and address, and forgets those that no window reaches any more. Refuses with
 * `auth.tooManyAttempts` where none is left.
 */
export async function countTry(ctx: ServiceContext, keys: AttemptKeys): Promise<CountedTry> {
  // Most who have no try left are told so before anybody waits for a lock.
  await triesMade(ctx, keys);
  const { id, usedUp } = await inTransaction(ctx, async (tx) => {
    const within = { ...ctx, db: tx };
    await holdKeys(tx, [`attempt:${keys.accountHash}`, `attempt:${keys.addressHash}`]);
    const made = await triesMade(within, keys);
    const now = ctx.clock.now();
    await tx.delete(loginFailures).where(lte(loginFailures.failedAt, windowStart(now)));
    const [row] = await tx
      .insert(loginFailures)
      .values({ ...keys, failedAt: now })
      .returning({ id: loginFailures.id });
    return { id: row?.id, usedUp: lastOf(made) };
  });
  return {
    usedUp,
    giveBack: async () => {
      if (id !== undefined) await ctx.db.delete(loginFailures).where(eq(loginFailures.id, id));
    },
  };
}

/** How many tries were made within the window; refuses where there is none left. */
async function triesMade(ctx: ServiceContext, keys: AttemptKeys): Promise<Record<UsedUp, number>> {
  const [account, address] = await Promise.all([
    failuresOf(ctx, eq(loginFailures.accountHash, keys.accountHash), limits.account),
    failuresOf(ctx, eq(loginFailures.addressHash, keys.addressHash), limits.address),
  ]);
  const seconds = Math.max(account.retryAfterSeconds, address.retryAfterSeconds);
  if (seconds > 0) throw DomainError.of('auth.tooManyAttempts', { retryAfterSeconds: seconds });
  return { account: account.failures, address: address.failures };
}

/** Whose last try the next one is. */
function lastOf(made: Record<UsedUp, number>): UsedUp | null {
  if (made.account + 1 >= limits.account) return 'account';
  return made.address + 1 >= limits.address ? 'address' : null;
}

/** The seconds are 0 while there are tries left, else those until the oldest failure leaves the window. */
async function failuresOf(ctx: ServiceContext, who: SQL, limit: number) {
  const now = ctx.clock.now();
  const [row] = await ctx.db
    .select({ failures: count(), oldest: min(loginFailures.failedAt) })
    .from(loginFailures)
    .where(and(who, gt(loginFailures.failedAt, windowStart(now))));
  const failures = row?.failures ?? 0;
  if (!row?.oldest || failures < limit) return { failures, retryAfterSeconds: 0 };
  const left = Math.ceil((row.oldest.getTime() + windowMs - now.getTime()) / 1000);
  return { failures, retryAfterSeconds: Math.max(1, left) };
}

function windowStart(now: Date): Date {
  return new Date(now.getTime() - windowMs);
}
