import { activities, statisticsLocalities, statisticsState } from '@dehesa/db/schema';
import { isNull, type SQL, sql } from 'drizzle-orm';
import { oneAtATime } from '../advisory-locks';
import type { ServiceContext } from '../context';
import { idArray } from '../id-array';
import { inTransaction } from '../in-transaction';
import { nameLocalities } from './name-localities';
import { rollUpPlaces } from './roll-up-places';
import { isLive, state } from '../reservations/read/states';

type Tx = ServiceContext['db'];

// Raw: settings of the planner, and a recount whose plan was measured.

/**
 * Two that count at once would write the same rows; each transaction is short, and the second has the patience for it.
 * Compiling such statements takes longer than it saves.
 */
async function alone(tx: Tx): Promise<void> {
  await tx.execute(sql`set local jit = off`);
  await oneAtATime(tx, 'statistics', { patience: '30s' });
}

/** Counted in one transaction: a fraction of a second even where each activity has a hundred reservations. */
const batchSize = 100;

/**
 * Counts the reservations of these activities anew and writes what differs: it puts things right whatever was missed
 * before, and the outcome does not depend on who asks how often. `since` is when the caller last knew of every change.
 */
export async function refreshStatistics(
  ctx: ServiceContext,
  activityIds: readonly number[],
  since = ctx.clock.now(),
): Promise<void> {
  for (let from = 0; from < activityIds.length; from += batchSize)
    await recountBatch(ctx, activityIds.slice(from, from + batchSize));
  await sumUp(ctx, activityIds, (tx) => stampStatistics(tx, since));
}

/**
 * Counts everything anew and writes what differs: at the start, when changes may have been missed, and every night.
 * Answers how many rows differed; what was kept up to date has none. Ends between two batches when told to.
 */
export async function reconcileStatistics(ctx: ServiceContext, signal?: AbortSignal): Promise<number> {
  const since = ctx.clock.now();
  // Places that have become known since may name what had no point.
  await ctx.db.delete(statisticsLocalities).where(isNull(statisticsLocalities.latitude));
  const rows = await ctx.db.select({ id: activities.id }).from(activities).orderBy(activities.id);
  const ids = rows.map(({ id }) => id);
  let changed = 0;
  for (let from = 0; from < ids.length; from += batchSize) {
    signal?.throwIfAborted();
    changed += await recountBatch(ctx, ids.slice(from, from + batchSize));
  }
  // What has just been filled looks empty to the planner until it is told, and pages of the statistics would take seconds;
  // and an index alone is read once it is known that all see its rows.
  if (changed > batchSize) await ctx.db.execute(sql`vacuum (analyze) statistics_activities, statistics_origins`);
  await sumUp(ctx, null, (tx) =>
    tx
      .insert(statisticsState)
      .values({ computedAt: since })
      .onConflictDoUpdate({ target: statisticsState.id, set: { computedAt: notBefore(since) } }),
  );
  return changed;
}

async function recountBatch(ctx: ServiceContext, activityIds: readonly number[]): Promise<number> {
  return inTransaction(ctx, async (tx) => {
    await alone(tx);
    // One row after the other of a hundred thousand is found sooner without.
    await tx.execute(sql`set local enable_bitmapscan = off`);
    return recount(tx, activityIds);
  });
}

/** What is summed up over all activities, once these (null: all) were counted. */
async function sumUp(
  ctx: ServiceContext,
  activityIds: readonly number[] | null,
  stamp: (tx: Tx) => PromiseLike<unknown>,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await alone(tx);
    // Tables that have just been filled look empty to the planner, and row by row it would take minutes.
    await tx.execute(sql`set local enable_nestloop = off`);
    await nameLocalities(tx, activityIds);
    await rollUpPlaces(tx);
    await stamp(tx);
  });
}

/** Says that up to this moment every change is counted; before the first whole count nobody can. */
export async function stampStatistics(tx: Tx, at: Date): Promise<void> {
  await tx.update(statisticsState).set({ computedAt: notBefore(at) });
}

function notBefore(at: Date): SQL {
  return sql`greatest(${statisticsState.computedAt}, ${at.toISOString()}::timestamptz)`;
}

/**
 * One statement, so that all counts are of the same moment; rows that stay as they are are not written. Old and new ones
 * are compared by full joins, which are hashed whatever the planner believes of tables that fill up meanwhile.
 */
async function recount(tx: Tx, activityIds: readonly number[]): Promise<number> {
  const [row] = await tx.execute<{ changed: number }>(sql`
    with touched as materialized (select unnest(${idArray(activityIds)}) as activity_id),
    reservation as materialized (
      select r.activity_id, r.status, r.party_size, p.country, coalesce(p.province_code, '') as province_code,
        btrim(coalesce(p.locality, '')) as locality,
        case when r.status = ${state.confirmed} then (
          select sum(1 + a.unnamed) from attendance a where a.reservation_id = r.id and a.undone_at is null
        ) end as attended
      from touched join reservations r using (activity_id)
      left join people p on p.reservation_id = r.id and p.position = 0
    ),
    counted as (select activity_id, ${countColumns} from reservation group by activity_id),
    counts as materialized (
      select old.activity_id as old_id, c.*
      from counted c full join (select s.* from touched join statistics_activities s using (activity_id)) old
        on old.activity_id = c.activity_id
      where (${columns('c')}) is distinct from (${columns('old')})
    ),
    gone_counts as (
      delete from statistics_activities s using counts c where c.activity_id is null and s.activity_id = c.old_id
    ),
    saved_counts as (
      insert into statistics_activities (activity_id, ${columns()})
      select activity_id, ${columns()} from counts where activity_id is not null
      on conflict (activity_id) do update set (${columns()}) = (${columns('excluded')})
    ),
    origin as (
      select activity_id, country, province_code, locality, count(*)::int as total
      from reservation where ${isLive(sql`status`)} and country is not null group by 1, 2, 3, 4
    ),
    origins as materialized (
      select activity_id, country, province_code, locality, o.total, old.total as before
      from origin o full join (select s.* from touched join statistics_origins s using (activity_id)) old
        using (activity_id, country, province_code, locality)
      where o.total is distinct from old.total
    ),
    gone_origins as (
      delete from statistics_origins s using origins o
      where o.total is null and s.activity_id = o.activity_id and s.country = o.country
        and s.province_code = o.province_code and s.locality = o.locality
    ),
    changed_origins as (
      update statistics_origins s set total = o.total from origins o
      where o.total is not null and o.before is not null and s.activity_id = o.activity_id and s.country = o.country
        and s.province_code = o.province_code and s.locality = o.locality
    ),
    new_origins as (
      insert into statistics_origins (activity_id, country, province_code, locality, total)
      select activity_id, country, province_code, locality, total from origins where total is not null and before is null
    )
    select ((select count(*) from counts) + (select count(*) from origins))::int as changed`);
  return row?.changed ?? 0;
}

/** What is counted of an activity, as SQL over its reservations, by the column that holds it. */
const counts = {
  pending: sql`count(*) filter (where status = ${state.pending})`,
  confirmed: sql`count(*) filter (where status = ${state.confirmed})`,
  waiting: sql`count(*) filter (where status = ${state.waiting})`,
  cancelled: sql`count(*) filter (where status = ${state.cancelled})`,
  pending_people: sql`coalesce(sum(party_size) filter (where status = ${state.pending}), 0)`,
  confirmed_people: sql`coalesce(sum(party_size) filter (where status = ${state.confirmed}), 0)`,
  waiting_people: sql`coalesce(sum(party_size) filter (where status = ${state.waiting}), 0)`,
  cancelled_people: sql`coalesce(sum(party_size) filter (where status = ${state.cancelled}), 0)`,
  attended_people: sql`coalesce(sum(attended), 0)`,
  spain: sql`count(*) filter (where ${isLive(sql`status`)} and country = 'ES')`,
  portugal: sql`count(*) filter (where ${isLive(sql`status`)} and country = 'PT')`,
};
const columnNames = Object.keys(counts);
const countColumns = sql.join(
  Object.entries(counts).map(([name, count]) => sql`(${count})::int as ${sql.raw(name)}`),
  sql`, `,
);

function columns(of?: 'c' | 'old' | 'excluded'): SQL {
  return sql.raw(columnNames.map((name) => (of === undefined ? name : `${of}.${name}`)).join(', '));
}
