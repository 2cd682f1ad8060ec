import { DomainError } from '@dehesa/domain/errors';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { addressHash, hourOf, secondsLeft } from './address-hash';

/** Businesses of a village may share an address. */
const perAddress = 20;

/** Counts a business that signs itself up, at whatever door and in whatever process: `request.tooMany`. */
export async function countSignUp(ctx: ServiceContext): Promise<void> {
  if (ctx.visit === undefined) return;
  const now = ctx.clock.now();
  const hour = hourOf(now);
  const counted = await ctx.db.execute(sql`
    insert into visitor_counts (address_hash, hour, subject, count)
    values (${addressHash(ctx.installation, 'signUp', ctx.visit.address, hour)}, ${hour.toISOString()}::timestamptz, 0, 1)
    on conflict (address_hash, hour, subject) do update set count = visitor_counts.count + 1
      where visitor_counts.count < ${perAddress}::int
    returning count`);
  if (counted.length === 0) throw DomainError.of('request.tooMany', { retryAfterSeconds: secondsLeft(now) });
}
