import { activities, activityTexts, categories, files, territories, users } from '@dehesa/db/schema';
import { type TerritoryId, Territory } from '@dehesa/domain/access';
import { type ActivityListInput, type Availability, availability } from '@dehesa/domain/activities';
import { madridDate } from '@dehesa/domain/madrid-time';
import type { Page } from '@dehesa/domain/paging';
import { and, asc, desc, eq, notInArray, or, sql, type SQL } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { reachableActivities } from '../activity-scope';
import { authorize, type ServiceContext } from '../context';
import { fileUrl } from '../files';
import { matches } from '../search';
import { type ActivityPlaces, noPlaces, placesOf } from './activity-places';
import { wallTime } from './activity-rows';
import { companyName } from './company-name';
import { earlyAccessRange } from './early-access-range';

const spanish = alias(activityTexts, 'spanish');
const portuguese = alias(activityTexts, 'portuguese');

export interface ActivityRow {
  id: number;
  slug: string;
  /** The Portuguese title where there is none is the Spanish one. */
  title: { es: string; pt: string };
  territoryId: TerritoryId;
  territory: { es: string; pt: string };
  category: { id: number; es: string; pt: string };
  company: string;
  date: string;
  startTime: string | null;
  endTime: string | null;
  municipality: string;
  capacity: number;
  imageUrl: string | null;
  hidden: boolean;
  registrationsClosed: boolean;
  principal: boolean;
  availability: Availability;
  places: ActivityPlaces;
}

export interface ActivityPage extends Page<ActivityRow> {
  /** What the location buttons show: matches of the search in every territory (document 2 §2.1). */
  counts: { all: number; monfrague: number; tajo: number };
}

/** One page of the activities in the actor's reach (B21, B34), hidden ones included, each with its places (B5). */
export async function listActivities(ctx: ServiceContext, input: ActivityListInput): Promise<ActivityPage> {
  authorize(ctx, 'activities.manage');
  const everywhere = and(
    reachableActivities(ctx.actor),
    input.principalOnly ? eq(activities.principal, true) : undefined,
    input.excludeIds.length > 0 ? notInArray(activities.id, input.excludeIds) : undefined,
    input.search === '' ? undefined : found(input.search),
  );
  const [counts, page, earlyAccess] = await Promise.all([
    countByTerritory(ctx, everywhere),
    selectPage(ctx, input, everywhere),
    earlyAccessRange(ctx.db),
  ]);
  const places = await placesOf(
    ctx,
    page.map((row) => row.id),
  );
  const now = ctx.clock.now();
  const today = madridDate(now);
  const rows = page.map(({ facts, titleEs, titlePt, storageKey, ...row }) => ({
    ...row,
    title: { es: titleEs, pt: titlePt || titleEs },
    startTime: wallTime(row.startTime),
    endTime: wallTime(row.endTime),
    imageUrl: fileUrl(storageKey),
    availability: availability({ ...row, ...facts }, earlyAccess, now, today),
    places: places.get(row.id) ?? noPlaces,
  }));
  return { rows, counts, total: input.territoryId === null ? counts.all : counts[territoryCount[input.territoryId]] };
}

const territoryCount = { 1: 'monfrague', 2: 'tajo' } as const;

/** Titles, municipality and company, without regard to case and accents (B34). */
function found(search: string): SQL | undefined {
  return or(
    sql`exists (select from ${activityTexts} where ${activityTexts.activityId} = ${activities.id} and ${matches(activityTexts.title, search)})`,
    matches(activities.municipality, search),
    sql`exists (select from ${users} where ${users.id} = ${activities.companyId} and ${matches(companyName, search)})`,
  );
}

async function countByTerritory(ctx: ServiceContext, where: SQL | undefined) {
  const within = (territory: TerritoryId) =>
    sql<number>`(count(*) filter (where ${activities.territoryId} = ${territory}))::int`;
  const [row] = await ctx.db
    .select({ all: sql<number>`count(*)::int`, monfrague: within(Territory.monfrague), tajo: within(Territory.tajo) })
    .from(activities)
    .where(where);
  return row ?? { all: 0, monfrague: 0, tajo: 0 };
}

const sortColumns: Record<ActivityListInput['order'], SQL> = {
  id: sql`${activities.id}`,
  title: sql`search_fold(${spanish.title})`,
  date: sql`(${activities.date}, ${activities.startTime})`,
  territory: sql`${activities.territoryId}`,
  category: sql`search_fold(${categories.nameEs})`,
  company: sql`search_fold(${companyName})`,
  capacity: sql`${activities.capacity}`,
};

function selectPage(ctx: ServiceContext, input: ActivityListInput, where: SQL | undefined) {
  const direction = input.direction === 'asc' ? asc : desc;
  return ctx.db
    .select({
      id: activities.id,
      slug: activities.slug,
      titleEs: spanish.title,
      titlePt: sql<string>`coalesce(${portuguese.title}, '')`,
      territoryId: sql<TerritoryId>`${activities.territoryId}`,
      territory: { es: territories.nameEs, pt: territories.namePt },
      category: { id: categories.id, es: categories.nameEs, pt: categories.namePt },
      company: sql<string>`coalesce(${companyName}, '')`,
      date: activities.date,
      startTime: activities.startTime,
      endTime: activities.endTime,
      municipality: activities.municipality,
      capacity: activities.capacity,
      hidden: activities.hidden,
      registrationsClosed: activities.registrationsClosed,
      facts: {
        endsAt: activities.endsAt,
        registrationOpensOn: activities.registrationOpensOn,
        registrationClosesOn: activities.registrationClosesOn,
      },
      principal: activities.principal,
      storageKey: files.storageKey,
    })
    .from(activities)
    .innerJoin(spanish, and(eq(spanish.activityId, activities.id), eq(spanish.language, 'es')))
    .leftJoin(portuguese, and(eq(portuguese.activityId, activities.id), eq(portuguese.language, 'pt')))
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .innerJoin(categories, eq(categories.id, activities.categoryId))
    .leftJoin(users, eq(users.id, activities.companyId))
    .leftJoin(files, eq(files.id, activities.mainImageId))
    .where(and(where, input.territoryId === null ? undefined : eq(activities.territoryId, input.territoryId)))
    .orderBy(direction(sortColumns[input.order]), direction(activities.id))
    .limit(input.pageSize)
    .offset(input.pageIndex * input.pageSize);
}
