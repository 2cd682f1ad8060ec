import { may } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import type { BookingProof } from '@dehesa/domain/reservations';
import { type SQL, sql } from 'drizzle-orm';
import type { ServiceContext, Visit } from '../context';
import { addressHash, hourBefore, hourOf, secondsLeft } from './address-hash';
import { bookingLimitsOf } from './booking-limits';
import { isProofOfWork, proofChallenge } from './booking-proof';

interface Row extends Record<string, unknown> {
  counted: boolean;
  spent: boolean;
  ofAddress: number;
  ofBoth: number;
  ofActivity: number;
}

/**
 * Counts a visitor's booking of the last sixty minutes before anything is held for it, in one statement on rows that only
 * the same address and activity share. Refuses with `reservations.tooManyInHour`, and with `reservations.proofRequired`
 * where the device has to do some work first (or has handed in what is spent). Staff and jobs are not counted.
 */
export async function countBooking(ctx: ServiceContext, activityId: number, proof: BookingProof | null): Promise<void> {
  if (ctx.visit === undefined || may(ctx.actor, 'reservations.manage')) return;
  const worked = proof !== null && (await isProofOfWork(ctx, proof, activityId)) ? proof : null;
  const row = await count(ctx, ctx.visit, activityId, worked);
  if (row.counted) return;
  const retryAfterSeconds = secondsLeft(ctx.clock.now());
  const limits = limitsFor(ctx, ctx.visit);
  const over =
    row.ofAddress >= limits.perAddress ||
    row.ofBoth >= limits.perAddressAndActivity ||
    row.ofActivity >= limits.perActivity;
  const asksForWork = row.ofAddress >= limits.proofAfterAddress || row.ofActivity >= limits.proofAfterActivity;
  if (over || !asksForWork || row.spent) throw DomainError.of('reservations.tooManyInHour', { retryAfterSeconds });
  const challenge = await proofChallenge(ctx, activityId);
  throw DomainError.of('reservations.proofRequired', { retryAfterSeconds, challenge });
}

/** The work counts when its nonce is written: of two at the same time, in whatever process, one writes it. */
async function count(ctx: ServiceContext, visit: Visit, activityId: number, worked: BookingProof | null): Promise<Row> {
  const limits = limitsFor(ctx, visit);
  const begins = hourOf(ctx.clock.now());
  const before = hourBefore(ctx.clock.now());
  const hash = addressHash(ctx.installation, 'booking', visit.address, begins);
  const hashBefore = addressHash(ctx.installation, 'booking', visit.address, before.begins);
  const hour = begins.toISOString();
  const hourBegan = before.begins.toISOString();
  const carried = (which: SQL) => sql`
    floor(coalesce(sum(count) filter (where ${which} and hour < ${hour}::timestamptz), 0) * ${before.share}::float8)::int`;
  const counted = (which: SQL) => sql`
    coalesce(sum(count) filter (where ${which} and hour = ${hour}::timestamptz), 0)::int + ${carried(which)}`;
  const ofThisActivity = sql`subject = ${activityId}::int`;
  const nonce = worked?.challenge.parameters.nonce ?? null;
  const expires = new Date(worked?.challenge.parameters.data.expires ?? 0).toISOString();
  // Raw: who counts and who is refused is one statement, or two at the same time would both be let in.
  const [row] = await ctx.db.execute<Row>(sql`
    with spent as (
      insert into spent_proofs (nonce, expires_at)
      select ${nonce}::text, ${expires}::timestamptz where ${nonce}::text is not null
      on conflict do nothing
      returning nonce
    ),
    own as (
      select ${counted(sql`true`)} as of_address, ${counted(ofThisActivity)} as of_both,
        ${carried(ofThisActivity)} as carried
      from visitor_counts
      where (address_hash = ${hash} and hour = ${hour}::timestamptz)
        or (address_hash = ${hashBefore} and hour = ${hourBegan}::timestamptz)
    ),
    everybody as (
      select ${counted(sql`true`)} as of_activity
      from visitor_counts
      where ${ofThisActivity} and hour in (${hour}::timestamptz, ${hourBegan}::timestamptz)
    ),
    counted as (
      insert into visitor_counts (address_hash, hour, subject, count)
      select ${hash}, ${hour}::timestamptz, ${activityId}::int, 1 from own, everybody
      where of_address < ${limits.perAddress}::int and of_both < ${limits.perAddressAndActivity}::int
        and of_activity < ${limits.perActivity}::int
        and ((of_address < ${limits.proofAfterAddress}::int and of_activity < ${limits.proofAfterActivity}::int)
          or exists (select from spent))
      on conflict (address_hash, hour, subject) do update set count = visitor_counts.count + 1
        where visitor_counts.count + (select carried from own) < ${limits.perAddressAndActivity}::int
      returning count
    )
    select of_address as "ofAddress", of_both as "ofBoth", of_activity as "ofActivity", exists (select from counted) as counted,
      exists (select from spent) as spent
    from own, everybody`);
  if (!row) throw new Error('the count of a booking answered nothing');
  return row;
}

const unlimited = 2_147_483_647;

/** A known client has one address for many visitors: what it books counts for the activity alone. */
function limitsFor({ installation }: ServiceContext, { knownClient = false }: Visit) {
  const limits = bookingLimitsOf(installation);
  if (!knownClient) return limits;
  return {
    ...limits,
    perAddress: unlimited,
    perAddressAndActivity: unlimited,
    proofAfterAddress: unlimited,
    proofAfterActivity: unlimited,
  };
}
