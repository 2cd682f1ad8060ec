import { activities, shiftPlaces, statisticsActivities, users } from '@dehesa/db/schema';
import { activityScope, isBound } from '@dehesa/domain/access';
import { provinces } from '@dehesa/domain/places';
import type { Dashboard, ProvinceTotal, ScopeStatistics } from '@dehesa/domain/statistics';
import { and, count, eq, ne, not, sql } from 'drizzle-orm';
import { reachableActivities } from '../activity-scope';
import { reachableCollaborators } from '../collaborator-scope';
import { authorize, type ServiceContext } from '../context';
import { sumOf } from '../reservations/read/counts';
import { freshStatistics } from './fresh-statistics';
import { place, reachablePlaces } from './reachable-places';

type CountRow = Awaited<ReturnType<typeof countActivities>>[number];

type ProvinceRow = Awaited<ReturnType<typeof countProvinces>>[number];

type CollaboratorRow = Awaited<ReturnType<typeof countCollaborators>>[number];

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

/** Numbers of the activities of a territory; its places may be more than an integer holds, where nobody wants a limit. */
async function countActivities({ db, actor }: ServiceContext) {
  const places = db
    .select({
      activityId: shiftPlaces.activityId,
      capacity: sql<number>`sum(${shiftPlaces.capacity})`.as('places_of_activity'),
    })
    .from(shiftPlaces)
    .groupBy(shiftPlaces.activityId)
    .as('p');
  const counted = statisticsActivities;
  return db
    .select({
      territoryId: activities.territoryId,
      activities: count(),
      pending: sumOf(counted.pending),
      confirmed: sumOf(counted.confirmed),
      waiting: sumOf(counted.waiting),
      cancelled: sumOf(counted.cancelled),
      held: sumOf(sql`${counted.pendingPeople} + ${counted.confirmedPeople}`),
      waitingPeople: sumOf(counted.waitingPeople),
      capacity: sql<number>`coalesce(sum(${places.capacity}), 0)::float8`,
    })
    .from(activities)
    .leftJoin(counted, eq(counted.activityId, activities.id))
    .leftJoin(places, eq(places.activityId, activities.id))
    .where(and(not(activities.hidden), reachableActivities(actor)))
    .groupBy(activities.territoryId);
}

/** Summed up by territory already for everybody but a company, whose own activities are few. */
async function countProvinces({ db, actor }: ServiceContext) {
  const { territoryId, country, provinceCode, total } = place;
  return db
    .select({ territoryId, country, provinceCode, total: sumOf(total) })
    .from(reachablePlaces(activityScope(actor)))
    .where(ne(provinceCode, ''))
    .groupBy(territoryId, country, provinceCode);
}

async function countCollaborators({ db, actor }: ServiceContext) {
  return db
    .select({ territoryId: users.territoryId, total: count() })
    .from(users)
    .where(reachableCollaborators(actor))
    .groupBy(users.territoryId);
}

function within({ counts, provinces: origins, collaborators }: Rows, territoryId: 1 | 2): Rows {
  const isOf = (row: { territoryId: number | null }) => row.territoryId === territoryId;
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
    people: occupied + sum((row) => row.waitingPeople),
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
    if (row.country === country) totals.set(row.provinceCode, (totals.get(row.provinceCode) ?? 0) + row.total);
  }
  return provinces
    .flatMap((province) => {
      const total = province.country === country ? (totals.get(province.code) ?? 0) : 0;
      return total > 0 ? [{ code: province.code, name: province.name, total }] : [];
    })
    .toSorted((a, b) => b.total - a.total || a.code.localeCompare(b.code));
}
