import { activities, categories, files, territories, users } from '@dehesa/db/schema';
import type { TerritoryId } from '@dehesa/domain/access';
import { type ActivityGuide, type ActivityListInput, type Availability, availability } from '@dehesa/domain/activities';
import { madridDate } from '@dehesa/domain/madrid-time';
import type { Page } from '@dehesa/domain/paging';
import { eq, sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';
import { fileUrl } from '../../files';
import { idArray } from '../../id-array';
import { type ActivityPlaces, noPlaces, placesOf } from './activity-places';
import { wallTime } from '../activity-rows';
import { findActivities, type FoundActivities } from './activity-search';
import { companyName } from '../lookups/company-name';
import { earlyAccessRange } from '../early-access/early-access-range';
import { type RelatedRow, relatedOfPage } from '../public/related-of-page';
import { guidesOfActivity } from '../read/guides';
import { activityHead } from '../read/head';
import { titles } from '../read/texts';
import { nameColumns } from '../../staff-names';

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
  /** It does not take place on its date. */
  suspended: boolean;
  principal: boolean;
  availability: Availability;
  places: ActivityPlaces;
  related: RelatedRow[];
  guides: ActivityGuide[];
}

export interface ActivityPage extends Page<ActivityRow> {
  /** What the location buttons show: matches of the search in every territory (U21). */
  counts: FoundActivities['counts'];
}

/**
 * One page of the activities in the actor's reach (B21, B34), hidden ones included, each with its places (B5) and its
 * related ones.
 */
export async function listActivities(ctx: ServiceContext, input: ActivityListInput): Promise<ActivityPage> {
  authorize(ctx, 'activities.manage');
  const { counts, ids } = await findActivities(ctx, input);
  const rows = await activityRows(ctx, ids);
  return { rows, counts, total: input.territoryId === null ? counts.all : counts[territoryCount[input.territoryId]] };
}

/** Activities as lists show them, in the order of their ids; whoever asks has seen to the reach. */
export async function activityRows(ctx: ServiceContext, ids: readonly number[]): Promise<ActivityRow[]> {
  const [stored, places, related, earlyAccess] = await Promise.all([
    rowsOf(ctx, ids),
    placesOf(ctx, ids),
    relatedOfPage(ctx, ids),
    earlyAccessRange(ctx.db),
  ]);
  const now = ctx.clock.now();
  const today = madridDate(now);
  return ids.flatMap((id) => {
    const found = stored.get(id);
    if (!found) return [];
    const { facts, storageKey, ...row } = found;
    return {
      ...row,
      startTime: wallTime(row.startTime),
      endTime: wallTime(row.endTime),
      imageUrl: fileUrl(storageKey),
      availability: availability(facts, earlyAccess, now, today),
      places: places.get(id) ?? noPlaces,
      related: related.get(id) ?? [],
    };
  });
}

const territoryCount = { 1: 'monfrague', 2: 'tajo' } as const;

async function rowsOf(ctx: ServiceContext, ids: readonly number[]) {
  if (ids.length === 0) return new Map<number, never>();
  const rows = await ctx.db
    .select({
      id: activities.id,
      slug: activities.slug,
      title: titles(),
      territoryId: activities.territoryId,
      territory: nameColumns(territories),
      category: { id: categories.id, ...nameColumns(categories) },
      company: sql<string>`coalesce(${companyName}, '')`,
      date: activities.date,
      startTime: activities.startTime,
      endTime: activities.endTime,
      municipality: activities.municipality,
      capacity: activities.capacity,
      hidden: activities.hidden,
      registrationsClosed: activities.registrationsClosed,
      suspended: activityHead.suspended,
      facts: {
        hidden: activities.hidden,
        registrationsClosed: activities.registrationsClosed,
        endsAt: activities.endsAt,
        registrationOpensOn: activities.registrationOpensOn,
        registrationClosesOn: activities.registrationClosesOn,
      },
      principal: activities.principal,
      storageKey: files.storageKey,
      guides: guidesOfActivity,
    })
    .from(activities)
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .innerJoin(categories, eq(categories.id, activities.categoryId))
    .leftJoin(users, eq(users.id, activities.companyId))
    .leftJoin(files, eq(files.id, activities.mainImageId))
    .where(sql`${activities.id} = any(${idArray(ids)})`);
  return new Map(rows.map((row) => [row.id, row]));
}
