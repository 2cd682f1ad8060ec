import { users } from '@dehesa/db/schema';
import { activityScope, isBound } from '@dehesa/domain/access';
import { provinces } from '@dehesa/domain/places';
import type { Dashboard, ProvinceTotal, ScopeStatistics } from '@dehesa/domain/statistics';
import { sql } from 'drizzle-orm';
import { reachableActivities } from '../activity-scope';
import { reachableCollaborators } from '../collaborator-scope';
import { authorize, type ServiceContext } from '../context';
import { freshStatistics } from './fresh-statistics';
import { reachablePlaces } from './reachable-places';

/** Numbers of the activities of a territory; its places may be more than an integer holds, where nobody wants a limit. */
interface CountRow extends Record<string, unknown> {
  territory_id: number;
  activities: number;
  pending: number;
  confirmed: number;
  waiting: number;
  cancelled: number;
  held: number;
  waiting_people: number;
  capacity: number;
}

interface ProvinceRow extends Record<string, unknown> {
  territory_id: number;
  country: 'ES' | 'PT';
  province_code: string;
  total: number;
}

interface CollaboratorRow extends Record<string, unknown> {
  territory_id: number | null;
  total: number;
}

interface Rows {
  counts: readonly CountRow[];
  provinces: readonly ProvinceRow[];
  collaborators: readonly CollaboratorRow[];
}

/** The statistics of the home screen within the actor's reach (B21): as old as `computedAt` says, a minute at the most. */
export async function dashboard(ctx: ServiceContext): Promise<Dashboard> {
  const actor = authorize(ctx, 'activities.manage');
  const computedAt = await freshStatistics(ctx);
  const [counts, origins, collaborators] = await Promise.all([
    countActivities(ctx),
    countProvinces(ctx),
    countCollaborators(ctx),
  ]);
  const rows: Rows = { counts, provinces: origins, collaborators };
  const general = statisticsOf(rows);
  const ofTerritory = (id: 1 | 2) => statisticsOf(within(rows, id));
  return {
    computedAt,
    collaborators: general.collaborators,
    general,
    territories: isBound(actor) ? null : { 1: ofTerritory(1), 2: ofTerritory(2) },
  };
}

async function countActivities(ctx: ServiceContext): Promise<CountRow[]> {
  return ctx.db.execute<CountRow>(sql`
    select activities.territory_id, count(*)::int as activities,
      ${sumOf('pending')}, ${sumOf('confirmed')}, ${sumOf('waiting')}, ${sumOf('cancelled')}, ${sumOf('waiting_people')},
      coalesce(sum(c.pending_people + c.confirmed_people), 0)::int as held, coalesce(sum(p.capacity), 0)::float8 as capacity
    from activities
    left join statistics_activities c on c.activity_id = activities.id
    left join (select activity_id, sum(capacity) as capacity from shift_places group by 1) p
      on p.activity_id = activities.id
    where not activities.hidden and ${reachableActivities(ctx.actor)}
    group by activities.territory_id`);
}

function sumOf(column: 'pending' | 'confirmed' | 'waiting' | 'cancelled' | 'waiting_people') {
  return sql.raw(`coalesce(sum(c.${column}), 0)::int as ${column}`);
}

/** Summed up by territory already for everybody but a company, whose own activities are few. */
async function countProvinces(ctx: ServiceContext): Promise<ProvinceRow[]> {
  return ctx.db.execute<ProvinceRow>(sql`
    select territory_id, country, province_code, sum(total)::int as total
    from (${reachablePlaces(activityScope(ctx.actor))}) place
    where province_code <> ''
    group by 1, 2, 3`);
}

async function countCollaborators(ctx: ServiceContext): Promise<CollaboratorRow[]> {
  return ctx.db.execute<CollaboratorRow>(sql`
    select territory_id, count(*)::int as total from ${users}
    where ${reachableCollaborators(ctx.actor)} group by territory_id`);
}

function within({ counts, provinces: origins, collaborators }: Rows, territoryId: 1 | 2): Rows {
  const isOf = (row: { territory_id: number | null }) => row.territory_id === territoryId;
  return {
    counts: counts.filter(isOf),
    provinces: origins.filter(isOf),
    collaborators: collaborators.filter(isOf),
  };
}

function statisticsOf(rows: Rows): ScopeStatistics {
  const sum = (of: (row: CountRow) => number) => rows.counts.reduce((total, row) => total + of(row), 0);
  const pending = sum((row) => row.pending);
  const confirmed = sum((row) => row.confirmed);
  const waiting = sum((row) => row.waiting);
  const cancelled = sum((row) => row.cancelled);
  const occupied = sum((row) => row.held);
  const capacity = sum((row) => row.capacity);
  const spain = provinceTotals(rows.provinces, 'ES');
  const inProvince = (code: string) => spain.find((province) => province.code === code)?.total ?? 0;
  return {
    reservations: { pending, confirmed, waiting, cancelled, total: pending + confirmed + waiting + cancelled },
    capacity: { available: Math.max(0, capacity - occupied), occupied, total: capacity },
    activities: sum((row) => row.activities),
    people: occupied + sum((row) => row.waiting_people),
    provinces: spain,
    districts: provinceTotals(rows.provinces, 'PT'),
    caceres: inProvince('10'),
    badajoz: inProvince('06'),
    collaborators: rows.collaborators.reduce((total, row) => total + row.total, 0),
  };
}

function provinceTotals(rows: readonly ProvinceRow[], country: 'ES' | 'PT'): ProvinceTotal[] {
  const totals = new Map<string, number>();
  for (const row of rows) {
    if (row.country === country) totals.set(row.province_code, (totals.get(row.province_code) ?? 0) + row.total);
  }
  return provinces
    .flatMap((province) => {
      const total = province.country === country ? (totals.get(province.code) ?? 0) : 0;
      return total > 0 ? [{ code: province.code, name: province.name, total }] : [];
    })
    .toSorted((a, b) => b.total - a.total || a.code.localeCompare(b.code));
}
