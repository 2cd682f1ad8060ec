import { activities, people, reservations } from '@dehesa/db/schema';
import type { Sought } from '@dehesa/domain/finder';
import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { reachableActivities } from '../activity-scope';
import type { ServiceContext } from '../context';
import { personText } from '../reservations/read/person-text';
import { isLive } from '../reservations/read/states';
import { calledBefore } from '../imports/read/old-reference';
import { isAbout } from './all-words';
import { mostCandidates } from './found-group';

/** A party, and which of its people was found: 0 is who booked. */
export interface PartyId {
  id: number;
  position: number;
}

interface Ranked extends PartyId {
  /** It is called by the whole reference. */
  exact: boolean;
  /** Milliseconds until its activity is over; less than 0 once it is. */
  left: number;
}

interface Candidates extends Record<string, unknown> {
  found: Ranked[];
  /** More have the name than are put in order: `found` is of some of them. */
  many: boolean;
}

/**
 * Parties within reach that what was typed speaks of: the called one first, then the coming ones, the nearest first, then
 * those that have been. What is in every other person is found among those who come next, before the index of all people
 * would have counted whom it finds; of a name that many have those are taken that are near in time.
 */
export async function partyIds(
  ctx: ServiceContext,
  sought: Sought,
  wanted: number,
): Promise<{ ids: PartyId[]; many: boolean }> {
  const next = await walked(ctx, { side: 'coming', wanted, most: mostNext, isMeant: isAbout(personText, sought) });
  const isCommon = next.length === wanted;
  // Raw: candidates are counted before anything else is read of them; its time is measured.
  const [candidates] = await ctx.db.execute<Candidates>(pickedOut(ctx, sought, wanted, !isCommon));
  if (candidates === undefined) return { ids: [], many: false };
  const { found, many } = candidates;
  if (!many && !isCommon) return { ids: found, many };
  const further = { wanted, most: mostWalked, isMeant: isMeantFar(sought) };
  const coming = isCommon ? next : await walked(ctx, { side: 'coming', ...further });
  const past = coming.length < wanted ? await walked(ctx, { side: 'past', ...further }) : [];
  const once = new Map([...found, ...coming, ...past].toReversed().map((party) => [party.id, party]));
  return { ids: [...once.values()].toSorted(inOrder).slice(0, wanted), many: many || isCommon };
}

function inOrder(a: Ranked, b: Ranked): number {
  if (a.exact !== b.exact) return a.exact ? -1 : 1;
  if (a.left > 0 !== b.left > 0) return a.left > 0 ? -1 : 1;
  return Math.abs(a.left) - Math.abs(b.left) || a.id - b.id;
}

const ofActivity = sql`${reservations.activityId} = ${activities.id}`;

/** Until the end of the activity, in milliseconds. */
function leftAt(now: Date): SQL<number> {
  return sql`(extract(epoch from ${activities.endsAt} - ${now.toISOString()}::timestamptz) * 1000)::float8`;
}

/** By the indexes of names, references and documents; without `byName` by the last two alone. */
export function pickedOut(ctx: ServiceContext, sought: Sought, wanted: number, byName = true): SQL {
  const { referenceRange: range, identityKey, reference, oldReference } = sought;
  const one = sql`select ${people.reservationId} as id, ${people.position} as position from ${people}`;
  const called = range
    ? sql`select ${reservations.id} as id, 0 as position from ${reservations}
        where ${reservations.reference} between ${range.from} and ${range.to} limit ${wanted}`
    : sql`select 0 as id, 0 as position where false`;
  const documented = identityKey === null ? sql`false` : eq(people.identityKey, identityKey);
  return sql`
    with named as materialized (
      ${one} where ${byName ? and(sql`${people.live}`, isAbout(personText, sought)) : sql`false`} limit ${mostCandidates + 1}
    ), candidates as (
      select either.id, min(either.position) as position from (
        (${called})
        union all (select before.id, 0 from (${calledBefore('reservation', oldReference)} limit ${wanted}) before (id))
        union all (${one} where ${people.live} and ${documented} limit ${wanted})
        union all (select named.id, named.position from named)
      ) either group by either.id
    ), reached as (
      select candidates.id, candidates.position, ${reservations.reference} = ${reference ?? ''} as exact,
        ${leftAt(ctx.clock.now())} as "left"
      from candidates
      join ${reservations} on ${reservations.id} = candidates.id
      join ${activities} on ${ofActivity}
      where ${and(isLive(), reachableActivities(ctx.actor))}
    ), page as (
      select * from reached order by exact desc, "left" <= 0, abs("left"), id limit ${wanted}
    )
    select (select count(*) > ${mostCandidates} from named) as many,
      coalesce((select json_agg(page) from page), '[]') as found`;
}

/** So many parties are walked through: among them are those who have a name that a few in a thousand have. */
const mostWalked = 1_000;
/** So many of those who come next are looked at whatever was typed. */
const mostNext = 200;

interface Walk {
  side: 'coming' | 'past';
  wanted: number;
  most: number;
  isMeant: SQL | undefined;
}

function isMeantFar(sought: Sought): SQL | undefined {
  if (sought.phone === null) return isAbout(personText, sought);
  // Folding a whole person takes longer than looking at the number.
  const number = sql`coalesce(${people.phonePrefix}, '') || ${people.phone}`;
  return sql`${number} like ${`%${sought.phone}%`}::text`;
}

async function walked(ctx: ServiceContext, { side, wanted, most, isMeant }: Walk): Promise<Ranked[]> {
  const now = ctx.clock.now();
  const [when, direction] =
    side === 'coming' ? [gt(activities.endsAt, now), sql`asc`] : [lte(activities.endsAt, now), sql`desc`];
  // Raw: it has to read party after party and to stop; its time is measured.
  const rows = await ctx.db.execute<PartyId & { left: number } & Record<string, unknown>>(sql`
    select party.id, found.position, party.left from (
      select ${reservations.id} as id, ${leftAt(now)} as "left", ${activities.endsAt} as ends_at from ${activities}
      join ${reservations} on ${ofActivity} and ${isLive()}
      where ${and(when, reachableActivities(ctx.actor))}
      order by ${activities.endsAt} ${direction}, ${reservations.id} limit ${most}
    ) party
    join lateral (
      select min(${people.position}) as position from ${people}
      where ${and(sql`${people.reservationId} = party.id`, sql`${people.live}`, isMeant)}
    ) found on found.position is not null
    order by party.ends_at ${direction}, party.id limit ${wanted}`);
  return rows.map(({ id, position, left }) => ({ id, position, left, exact: false }));
}
