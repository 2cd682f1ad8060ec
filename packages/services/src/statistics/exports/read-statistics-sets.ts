import { activityScope, isBound } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { defaultLanguage, type StaffLanguage } from '@dehesa/domain/languages';
import { provinces } from '@dehesa/domain/places';
import type { StatisticsScope } from '@dehesa/domain/statistics';
import { type SQL, sql } from 'drizzle-orm';
import { orDefault } from '../../activities/read/texts';
import { reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { freshStatistics } from '../fresh-statistics';
import { reachablePlaces } from '../reachable-places';

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

/** The general data for spreadsheets (U38), within the actor's reach (B21); without any it is `statistics.noData`. */
export async function readGeneralData(ctx: ServiceContext, language: StaffLanguage): Promise<GeneralData> {
  const actor = authorize(ctx, 'activities.manage');
  await freshStatistics(ctx);
  const general = await readSets(ctx, 'general', language);
  const { confirmed, cancelled, spain, portugal } = general.general;
  if (confirmed + cancelled + spain + portugal === 0) throw DomainError.of('statistics.noData');
  if (isBound(actor)) return { general, territories: null };
  const [monfrague, tajo] = await Promise.all([readSets(ctx, 1, language), readSets(ctx, 2, language)]);
  return { general, territories: { 1: monfrague, 2: tajo } };
}

async function readSets(ctx: ServiceContext, scope: StatisticsScope, language: StaffLanguage): Promise<StatisticsSets> {
  const inScope = scope === 'general' ? sql`true` : sql`activities.territory_id = ${scope}`;
  const shown = sql`not activities.hidden and ${reachableActivities(ctx.actor)} and ${inScope}`;
  const places = reachablePlaces(activityScope(ctx.actor), scope);
  const [byDate, general, byActivity, byProvince, byLocality] = await Promise.all([
    readDates(ctx, shown),
    readGeneral(ctx, shown),
    readActivities(ctx, shown, language),
    readProvinces(ctx, places),
    readLocalities(ctx, places),
  ]);
  const leastBooked = byActivity.toReversed();
  return { byDate, general, byActivity, leastBooked, byProvince, byLocality };
}

const live = sql.raw('coalesce(sum(c.pending + c.confirmed + c.waiting), 0)::int');
const counted = sql.raw('left join statistics_activities c on c.activity_id = activities.id');

function readDates(ctx: ServiceContext, shown: SQL): Promise<StatisticsSets['byDate']> {
  return ctx.db.execute<StatisticsSets['byDate'][number] & Record<string, unknown>>(sql`
    select activities.date::text as date, ${live} as total from activities ${counted}
    where ${shown} group by activities.date having ${live} > 0 order by activities.date`);
}

async function readGeneral(ctx: ServiceContext, shown: SQL): Promise<StatisticsSets['general']> {
  const [row] = await ctx.db.execute<StatisticsSets['general'] & Record<string, unknown>>(sql`
    select coalesce(sum(c.confirmed), 0)::int as confirmed, coalesce(sum(p.capacity), 0)::float8 as capacity,
      coalesce(sum(c.cancelled), 0)::int as cancelled, coalesce(sum(c.spain), 0)::int as spain,
      coalesce(sum(c.portugal), 0)::int as portugal
    from activities ${counted}
    left join (select activity_id, sum(capacity) as capacity from shift_places group by 1) p
      on p.activity_id = activities.id
    where ${shown}`);
  return row ?? { confirmed: 0, capacity: 0, cancelled: 0, spain: 0, portugal: 0 };
}

function readActivities(
  ctx: ServiceContext,
  shown: SQL,
  language: StaffLanguage,
): Promise<StatisticsSets['byActivity']> {
  return ctx.db.execute<StatisticsSets['byActivity'][number] & Record<string, unknown>>(sql`
    select ${orDefault(sql`own.title`, sql`es.title`)} as activity, ${live} as total
    from activities ${counted}
    left join activity_texts es on es.activity_id = activities.id and es.language = ${defaultLanguage}
    left join activity_texts own on own.activity_id = activities.id and own.language = ${language}
    where ${shown} group by 1 order by 2 desc, 1`);
}

async function readProvinces(ctx: ServiceContext, places: SQL): Promise<StatisticsSets['byProvince']> {
  const rows = await ctx.db.execute<{ country: string; code: string; total: number }>(sql`
    select country, province_code as code, sum(total)::int as total from (${places}) place
    where province_code <> '' group by 1, 2 order by 3 desc, 1, 2`);
  return rows.flatMap(({ country, code, total }) => {
    const known = provinces.find((province) => province.country === country && province.code === code);
    return known === undefined ? [] : [{ province: known.name, total }];
  });
}

function readLocalities(ctx: ServiceContext, places: SQL): Promise<StatisticsSets['byLocality']> {
  return ctx.db.execute<StatisticsSets['byLocality'][number] & Record<string, unknown>>(sql`
    select name as locality, sum(total)::int as total from (${places}) place
    where name <> '' group by country, province_code, name order by 2 desc, name, country, province_code`);
}
