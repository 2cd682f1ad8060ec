import { activities, activityTexts, shiftPlaces, statisticsActivities } from '@dehesa/db/schema';
import { activityScope, isBound } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { defaultLanguage, type StaffLanguage } from '@dehesa/domain/languages';
import { provinces } from '@dehesa/domain/places';
import type { Period, StatisticsScope } from '@dehesa/domain/statistics';
import { and, desc, eq, gt, ne, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { orDefault } from '../../activities/read/texts';
import { reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { sumOf } from '../../reservations/read/counts';
import { freshStatistics } from '../fresh-statistics';
import { place, reachablePlaces } from '../reachable-places';
import { takesPlaceIn } from '../takes-place-in';

/** The sets of a view (U38): reservations that are not cancelled, unless said otherwise. */
export interface StatisticsSets {
  /** By the date that the activity takes place on. */
  byDate: { date: string; total: number }[];
  general: { confirmed: number; capacity: number; cancelled: number; spain: number; portugal: number };
  /** By title, so that the dates of a series are one; the most booked first. */
  byActivity: { activity: string; total: number }[];
  /** The same from the other end, with those that nobody has booked. */
  leastBooked: { activity: string; total: number }[];
  /** Provinces of Spain and districts of Portugal. */
  byProvince: { province: string; total: number }[];
  byLocality: { locality: string; total: number }[];
}

/** The sets of every view that the actor has: role 2 has the general one alone (U35). */
export interface GeneralData {
  general: StatisticsSets;
  territories: { 1: StatisticsSets; 2: StatisticsSets } | null;
}

/** What is known before the sets are read, which over ten years takes a while. */
interface FoundGeneralData {
  scopes: readonly StatisticsScope[];
  /** Reads the sets of all views, and gives those of one. */
  read: () => Promise<(scope: StatisticsScope) => StatisticsSets>;
}

/** The general data for spreadsheets (U38), of all or of a period (B92), within the actor's reach (B21); without any it is `statistics.noData`. */
export async function findGeneralData(
  ctx: ServiceContext,
  language: StaffLanguage,
  period?: Period,
): Promise<FoundGeneralData> {
  const actor = authorize(ctx, 'activities.manage');
  await freshStatistics(ctx);
  const shown = sql`not activities.hidden and ${reachableActivities(ctx.actor)} and ${takesPlaceIn(period)}`;
  const totals = await readGeneral(ctx, shown);
  const [{ confirmed, cancelled, spain, portugal } = noTotals] = ofView(totals, 'general');
  if (confirmed + cancelled + spain + portugal === 0) throw DomainError.of('statistics.noData');
  const scopes: StatisticsScope[] = isBound(actor) ? ['general'] : ['general', 2, 1];
  return { scopes, read: () => readSets(ctx, { scopes, shown, totals, language, period }) };
}

/** The same at once. */
export async function readGeneralData(
  ctx: ServiceContext,
  language: StaffLanguage,
  period?: Period,
): Promise<GeneralData> {
  const { scopes, read } = await findGeneralData(ctx, language, period);
  const sets = await read();
  return { general: sets('general'), territories: scopes.includes(1) ? { 1: sets(1), 2: sets(2) } : null };
}

interface SetsQuery {
  scopes: readonly StatisticsScope[];
  /** Which activities are counted. */
  shown: SQL;
  totals: Awaited<ReturnType<typeof readGeneral>>;
  language: StaffLanguage;
  period: Period | undefined;
}

/** The sets of some views: what is told of activities is read once for all of them. */
async function readSets(ctx: ServiceContext, { scopes, shown, totals, language, period }: SetsQuery) {
  const readPlaces = async (scope: StatisticsScope) => {
    const places = reachablePlaces(activityScope(ctx.actor), scope, period);
    const [byProvince, byLocality] = await Promise.all([readProvinces(ctx, places), readLocalities(ctx, places)]);
    return { scope, byProvince, byLocality };
  };
  const [dates, titles, places] = await Promise.all([
    readDates(ctx, shown),
    readActivities(ctx, shown, language),
    Promise.all(scopes.map(readPlaces)),
  ]);
  return (scope: StatisticsScope): StatisticsSets => {
    const [general = noTotals] = ofView(totals, scope);
    const byActivity = ofView(titles, scope);
    const { byProvince = [], byLocality = [] } = places.find((read) => read.scope === scope) ?? {};
    return {
      byDate: ofView(dates, scope),
      general,
      byActivity,
      leastBooked: byActivity.toReversed(),
      byProvince,
      byLocality,
    };
  };
}

/** A row of one territory, or, with null, of all. */
interface OfTerritory {
  territoryId: number | null;
}

const territory = sql<number | null>`${activities.territoryId}`.as('territory');

function ofView<T extends OfTerritory>(rows: readonly T[], scope: StatisticsScope): Omit<T, 'territoryId'>[] {
  const wanted = scope === 'general' ? null : scope;
  return rows.filter(({ territoryId }) => territoryId === wanted).map(({ territoryId: _territoryId, ...row }) => row);
}

/** Of all, and of each territory. */
function inEveryView(...by: readonly SQLWrapper[]): SQL {
  const together = sql.join([...by], sql`, `);
  const apart = sql.join([...by, activities.territoryId], sql`, `);
  return sql`grouping sets ((${together}), (${apart}))`;
}

const counted = statisticsActivities;
const ofActivity = eq(counted.activityId, activities.id);
const live = sumOf(sql`${counted.pending} + ${counted.confirmed} + ${counted.waiting}`);

function readDates({ db }: ServiceContext, shown: SQL) {
  return db
    .select({ territoryId: territory, date: activities.date, total: live })
    .from(activities)
    .leftJoin(counted, ofActivity)
    .where(shown)
    .groupBy(inEveryView(activities.date))
    .having(gt(live, 0))
    .orderBy(activities.date);
}

const noTotals: StatisticsSets['general'] = { confirmed: 0, capacity: 0, cancelled: 0, spain: 0, portugal: 0 };

function readGeneral({ db }: ServiceContext, shown: SQL) {
  const places = db
    .select({ activityId: shiftPlaces.activityId, capacity: sql<number>`sum(${shiftPlaces.capacity})`.as('places') })
    .from(shiftPlaces)
    .groupBy(shiftPlaces.activityId)
    .as('p');
  return db
    .select({
      territoryId: territory,
      confirmed: sumOf(counted.confirmed),
      capacity: sql<number>`coalesce(sum(${places.capacity}), 0)::float8`,
      cancelled: sumOf(counted.cancelled),
      spain: sumOf(counted.spain),
      portugal: sumOf(counted.portugal),
    })
    .from(activities)
    .leftJoin(counted, ofActivity)
    .leftJoin(places, eq(places.activityId, activities.id))
    .where(shown)
    .groupBy(inEveryView());
}

const own = alias(activityTexts, 'own');
const inDefault = alias(activityTexts, 'in_default');

function readActivities({ db }: ServiceContext, shown: SQL, language: StaffLanguage) {
  const isDefault = language === defaultLanguage;
  const title = orDefault(isDefault ? inDefault.title : own.title, inDefault.title);
  const read = db
    .select({ territoryId: territory, activity: title, total: live })
    .from(activities)
    .leftJoin(counted, ofActivity)
    .leftJoin(inDefault, and(eq(inDefault.activityId, activities.id), eq(inDefault.language, defaultLanguage)))
    .$dynamic();
  // The texts are long: they are not read twice for one language.
  if (!isDefault) void read.leftJoin(own, and(eq(own.activityId, activities.id), eq(own.language, language)));
  return read
    .where(shown)
    .groupBy(inEveryView(title))
    .orderBy(sql`3 desc`, sql`2`);
}

async function readProvinces({ db }: ServiceContext, places: SQL): Promise<StatisticsSets['byProvince']> {
  const { country, provinceCode: code, total } = place;
  const rows = await db
    .select({ country, code, total: sumOf(total) })
    .from(places)
    .where(ne(code, ''))
    .groupBy(country, code)
    .orderBy(desc(sumOf(total)), country, code);
  return rows.flatMap((row) => {
    const known = provinces.find((province) => province.country === row.country && province.code === row.code);
    return known === undefined ? [] : [{ province: known.name, total: row.total }];
  });
}

function readLocalities({ db }: ServiceContext, places: SQL): Promise<StatisticsSets['byLocality']> {
  const { name, country, provinceCode, total } = place;
  return db
    .select({ locality: name, total: sumOf(total) })
    .from(places)
    .where(ne(name, ''))
    .groupBy(country, provinceCode, name)
    .orderBy(desc(sumOf(total)), name, country, provinceCode);
}
