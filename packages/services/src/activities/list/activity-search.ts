import { activities, activityTexts, categories, users } from '@dehesa/db/schema';
import { type TerritoryId, Territory } from '@dehesa/domain/access';
import type { ActivityListInput } from '@dehesa/domain/activities';
import { and, eq, inArray, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import type { ServiceContext } from '../../context';
import { calledBefore } from '../../imports/read/old-reference';
import { matchesFolded } from '../../search';
import { companyName } from '../lookups/company-name';

/** What a list asks for, in every territory: within the actor's reach (B21) and the search (B34). */
export function wantedActivities(ctx: ServiceContext, input: ActivityListInput): SQL | undefined {
  return and(
    reachableActivities(ctx.actor),
    input.principalOnly ? eq(activities.principal, true) : undefined,
    input.excludeIds.length > 0 ? notInArray(activities.id, input.excludeIds) : undefined,
    input.search === '' ? undefined : found(input.search),
  );
}

/** Companies that have activities. `offset 0` keeps their names from being folded once for every activity. */
const companies = sql`(select ${users.id} as id, search_fold(${companyName}) as name_folded from ${users}
  where exists (select from activities owned where owned.company_id = ${users.id}) offset 0) as companies`;

/** Titles in both languages, municipality and company, or what another system called it (B106). */
function found(search: string): SQL | undefined {
  return or(
    inArray(
      activities.id,
      sql`(select t.activity_id from ${activityTexts} t where ${matchesFolded(sql`t.title_folded`, search)})`,
    ),
    matchesFolded(activities.municipalityFolded, search),
    inArray(
      activities.companyId,
      sql`(select companies.id from ${companies} where ${matchesFolded(sql`companies.name_folded`, search)})`,
    ),
    sql`${activities.id} in (${calledBefore('activity', search)})`,
  );
}

interface Sorting {
  join?: SQL;
  by: readonly SQL[];
}

/** Names are ranked once each; sorting by the names themselves would fold them for every activity. */
const sortings: Record<ActivityListInput['order'], Sorting> = {
  id: { by: [] },
  title: {
    join: sql`join ${activityTexts} es on es.activity_id = ${activities.id} and es.language = 'es'`,
    by: [sql`es.title_folded`],
  },
  date: { by: [sql`${activities.date}`, sql`${activities.startTime}`] },
  territory: { by: [sql`${activities.territoryId}`] },
  category: {
    join: sql`join (select id, dense_rank() over (order by search_fold(name_es)) as rank from ${categories}) ranked
      on ranked.id = ${activities.categoryId}`,
    by: [sql`ranked.rank`],
  },
  company: {
    join: sql`left join (select id, dense_rank() over (order by name_folded) as rank from ${companies}) ranked
      on ranked.id = ${activities.companyId}`,
    by: [sql`ranked.rank`],
  },
  capacity: { by: [sql`${activities.capacity}`] },
};

export interface FoundActivities {
  /** How many there are in every territory. */
  counts: { all: number; monfrague: number; tajo: number };
  /** Of one page, in order; what a row shows is read for the page alone. */
  ids: number[];
}

/** What a list asks for, in one round trip. */
export async function findActivities(ctx: ServiceContext, input: ActivityListInput): Promise<FoundActivities> {
  // Raw: its plans are tested.
  const [found] = await ctx.db.execute<FoundRow>(listStatement(input, wantedActivities(ctx, input)));
  const { ids = [], all = 0, monfrague = 0, tajo = 0 } = found ?? {};
  return { counts: { all, monfrague, tajo }, ids };
}

interface FoundRow extends Record<string, unknown> {
  all: number;
  monfrague: number;
  tajo: number;
  ids: number[];
}

/**
 * Counts and page. Without a search an index gives the order and only the page is read; what a search finds is found
 * once, under the name of the table.
 */
export function listStatement(input: ActivityListInput, wanted: SQL | undefined): SQL {
  const all = input.search === '';
  const found = sql`
    with activities as materialized (
      select id, company_id, territory_id, category_id, date, start_time, capacity from ${activities} where ${wanted}
    )`;
  const within = (territory: TerritoryId) =>
    sql`(count(*) filter (where ${activities.territoryId} = ${territory}))::int`;
  return sql`
    ${all ? sql`` : found}
    select count(*)::int as all, ${within(Territory.monfrague)} as monfrague, ${within(Territory.tajo)} as tajo,
      array(${pageStatement(input, all ? wanted : undefined)}) as ids
    from ${activities} where ${(all ? wanted : undefined) ?? sql`true`}`;
}

/** The ids of one page. */
export function pageStatement(input: ActivityListInput, wanted: SQL | undefined): SQL {
  const { join, by } = sortings[input.order];
  const direction = input.direction === 'asc' ? sql`asc` : sql`desc`;
  const order = [...by, sql`${activities.id}`].map((expression) => sql`${expression} ${direction}`);
  const territory = input.territoryId === null ? undefined : eq(activities.territoryId, input.territoryId);
  return sql`
    select ${activities.id} as id from ${activities} ${join ?? sql``}
    where ${and(wanted, territory) ?? sql`true`}
    order by ${sql.join(order, sql`, `)}
    limit ${input.pageSize} offset ${input.pageIndex * input.pageSize}`;
}
