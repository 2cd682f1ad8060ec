import { DomainError } from '@dehesa/domain/errors';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import { addressHash, hourBefore, hourOf, secondsLeft } from './address-hash';

/** Businesses of a village may share an address. */
const perAddress = 20;

/** Counts a business that signs itself up, at whatever door and in whatever process: `request.tooMany`. */
export async function countSignUp(ctx: ServiceContext): Promise<void> {
  if (ctx.visit === undefined) return;
  const { address } = ctx.visit;
  const now = ctx.clock.now();
  const hour = hourOf(now);
  const before = hourBefore(now);
  const hash = (of: Date) => addressHash(ctx.installation, 'signUp', address, of);
  // Raw: who counts and who is refused is one statement, or two at the same time would both be let in.
  const counted = await ctx.db.execute(sql`
    with carried as (
      select floor(coalesce(sum(count), 0) * ${before.share}::float8)::int as count from visitor_counts
      where address_hash = ${hash(before.begins)} and hour = ${before.begins.toISOString()}::timestamptz
    )
    insert into visitor_counts (address_hash, hour, subject, count)
    select ${hash(hour)}, ${hour.toISOString()}::timestamptz, 0, 1 from carried where carried.count < ${perAddress}::int
    on conflict (address_hash, hour, subject) do update set count = visitor_counts.count + 1
      where visitor_counts.count + (select count from carried) < ${perAddress}::int
    returning count`);
  if (counted.length === 0) throw DomainError.of('request.tooMany', { retryAfterSeconds: secondsLeft(now) });
}
