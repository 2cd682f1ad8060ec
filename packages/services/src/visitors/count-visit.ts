import { may } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import type { BookingProof } from '@dehesa/domain/reservations';
import { type SQL, sql } from 'drizzle-orm';
import type { BookingLimits, ServiceContext, Visit } from '../context';
import { together } from '../batches/together';
import { addressHash, hourBefore, hourOf, secondsLeft } from './address-hash';
import { isProofOfWork, proofChallenge } from './booking-proof';

/** What became of a count, and what it found. */
interface Counted extends Record<string, unknown> {
  counted: boolean;
  spent: boolean;
  ofAddress: number;
  ofBoth: number;
  ofActivity: number;
}

/** What is counted of whom: bookings of an activity, or enquiries about one. */
export interface CountedVisit {
  counted: 'booking' | 'enquiry';
  /** What the work is bound to, and the counts of everybody: the activity, or a number of its own for the same activity. */
  subject: number;
  limits: VisitLimits;
}

/** How many in an hour, and beyond how many the device has to do some work. */
export type VisitLimits = Omit<BookingLimits, 'waitingFactor'>;

/**
 * One statement, on rows that only the same address and subject share; answers null for who was counted, else when to come
 * back.
 */
export async function countVisit(
  ctx: ServiceContext,
  asked: CountedVisit,
  proof: BookingProof | null,
): Promise<{ retryAfterSeconds: number } | null> {
  if (ctx.visit === undefined || may(ctx.actor, 'reservations.manage')) return null;
  const worked = proof !== null && (await isProofOfWork(ctx, proof, asked.subject)) ? proof : null;
  const limits = limitsFor(asked, ctx.visit);
  const row = await count(ctx, ctx.visit, { ...asked, limits }, worked);
  if (row.counted) return null;
  const retryAfterSeconds = secondsLeft(ctx.clock.now());
  const over =
    row.ofAddress >= limits.perAddress ||
    row.ofBoth >= limits.perAddressAndActivity ||
    row.ofActivity >= limits.perActivity;
  const asksForWork = row.ofAddress >= limits.proofAfterAddress || row.ofActivity >= limits.proofAfterActivity;
  if (over || !asksForWork || row.spent) return { retryAfterSeconds };
  const challenge = await proofChallenge(ctx, asked.subject);
  throw DomainError.of('reservations.proofRequired', { retryAfterSeconds, challenge });
}

function count(
  ctx: ServiceContext,
  visit: Visit,
  { counted, subject, limits }: CountedVisit,
  worked: BookingProof | null,
): Promise<Counted> {
  const begins = hourOf(ctx.clock.now());
  const before = hourBefore(ctx.clock.now());
  const { nonce, data } = worked?.challenge.parameters ?? { nonce: null, data: null };
  return countingDesk(ctx)({
    ...limits,
    hash: addressHash(ctx.installation, counted, visit.address, begins),
    hashBefore: addressHash(ctx.installation, counted, visit.address, before.begins),
    hour: begins,
    hourBegan: before.begins,
    share: before.share,
    subject,
    nonce,
    expires: new Date(data?.expires ?? 0),
  });
}

/** What is to be counted: whose and of what, in which hours, and what is allowed. */
interface Asked extends VisitLimits {
  hash: string;
  hashBefore: string;
  hour: Date;
  hourBegan: Date;
  /** Of the hour before, that still counts. */
  share: number;
  subject: number;
  nonce: string | null;
  expires: Date;
}

const desks = new WeakMap<ServiceContext['db'], (asked: Asked) => Promise<Counted>>();

/** Who comes at the same time is counted together, as it is stored (decision 0069). */
function countingDesk({ db }: ServiceContext): (asked: Asked) => Promise<Counted> {
  const known = desks.get(db);
  if (known) return known;
  const desk = together((asked: readonly Asked[]) => countAll(db, asked), { atOnce: 1, most: 32 });
  desks.set(db, desk);
  return desk;
}

/** One statement for the first of each address; who shares one with somebody else counts alone, beside it. */
async function countAll(db: ServiceContext['db'], asked: readonly Asked[]): Promise<Counted[]> {
  const firsts = [...new Map(asked.toReversed().map((one) => [one.hash, one])).values()];
  const goes = [firsts, ...asked.filter((one) => !firsts.includes(one)).map((one) => [one])];
  const found = new Map<Asked, Counted>();
  const countGo = async (go: readonly Asked[]) => {
    const rows = await countEach(db, go);
    for (const { place, ...row } of rows) {
      const one = go[place];
      if (one) found.set(one, row);
    }
  };
  await Promise.all(goes.map(countGo));
  return asked.map((one) => {
    const row = found.get(one);
    if (row === undefined) throw new Error('the count of a booking answered nothing');
    return row;
  });
}

/**
 * Counts bookings from different addresses, `place` is that in the list. The work counts when its nonce is written: of two
 * at the same time, in whatever process, one writes it. Rows are written in the order of their addresses, by whatever
 * process, so that no two wait for each other. What everybody has booked of an activity is counted once for all
 * who ask, by the share of the first of them.
 */
async function countEach(db: ServiceContext['db'], asked: readonly Asked[]): Promise<(Counted & { place: number })[]> {
  const given = JSON.stringify(asked.map((one, place) => ({ ...one, place })));
  const carried = (which: SQL) => sql`
    floor(coalesce(sum(count) filter (where ${which} and c.hour < a.hour), 0) * a.share)::int`;
  const counted = (which: SQL) => sql`
    coalesce(sum(count) filter (where ${which} and c.hour = a.hour), 0)::int + ${carried(which)}`;
  const ofThisActivity = sql`c.subject = a.subject`;
  // Raw: who counts and who is refused is one statement, or two at the same time would both be let in.
  return db.execute<Counted & { place: number }>(sql`
    with asked as materialized (
      select * from json_to_recordset(${given}::text::json) as given (place int, hash text, "hashBefore" text,
        hour timestamptz, "hourBegan" timestamptz, share float8, subject int, nonce text, expires timestamptz,
        "perAddress" int, "perAddressAndActivity" int, "perActivity" int, "proofAfterAddress" int,
        "proofAfterActivity" int)
    ),
    spent as (
      insert into spent_proofs (nonce, expires_at) select nonce, expires from asked where nonce is not null
      on conflict do nothing
      returning nonce
    ),
    everybody as materialized (
      select a.subject, a.hour, of_activity
      from (select distinct on (subject, hour) * from asked order by subject, hour, share desc) a
      cross join lateral (
        select ${counted(sql`true`)} as of_activity
        from visitor_counts c
        where ${ofThisActivity} and c.hour in (a.hour, a."hourBegan")
      ) counted
    ),
    found as materialized (
      select a.*, own.*, of_activity, exists (select from spent s where s.nonce = a.nonce) as spent
      from asked a
      join everybody using (subject, hour)
      cross join lateral (
        select ${counted(sql`true`)} as of_address, ${counted(ofThisActivity)} as of_both,
          ${carried(ofThisActivity)} as carried
        from visitor_counts c
        where (c.address_hash = a.hash and c.hour = a.hour)
          or (c.address_hash = a."hashBefore" and c.hour = a."hourBegan")
      ) own
    ),
    counted as (
      insert into visitor_counts (address_hash, hour, subject, count)
      select hash, hour, subject, 1 from found
      where of_address < "perAddress" and of_both < "perAddressAndActivity" and of_activity < "perActivity"
        and ((of_address < "proofAfterAddress" and of_activity < "proofAfterActivity") or spent)
      order by hash
      on conflict (address_hash, hour, subject) do update set count = visitor_counts.count + 1
        where visitor_counts.count + (select carried from found f where f.hash = excluded.address_hash)
          < (select "perAddressAndActivity" from found f where f.hash = excluded.address_hash)
      returning address_hash
    )
    select place, of_address as "ofAddress", of_both as "ofBoth", of_activity as "ofActivity", spent,
      exists (select from counted where address_hash = hash) as counted
    from found`);
}

const unlimited = 2_147_483_647;

/** A known client has one address for many visitors: what it books counts for the activity alone. */
function limitsFor({ limits }: CountedVisit, { knownClient = false }: Visit): VisitLimits {
  if (!knownClient) return limits;
  return {
    ...limits,
    perAddress: unlimited,
    perAddressAndActivity: unlimited,
    proofAfterAddress: unlimited,
    proofAfterActivity: unlimited,
  };
}
