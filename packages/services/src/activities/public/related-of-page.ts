import { activities, files, relatedActivities } from '@dehesa/db/schema';
import type { TerritoryId } from '@dehesa/domain/access';
import { and, asc, eq, sql } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import type { ServiceContext } from '../../context';
import { fileUrl } from '../../files';
import { idArray } from '../../id-array';
import { titles } from '../read/texts';

/** A related activity as a row of a list shows it when it is opened. */
export interface RelatedRow {
  id: number;
  slug: string;
  title: { es: string; pt: string };
  territoryId: TerritoryId;
  date: string;
  imageUrl: string | null;
  hidden: boolean;
}

/** The related activities of a whole page in one statement, as far as the actor reaches them too (B21, B22). */
export async function relatedOfPage(ctx: ServiceContext, ids: readonly number[]): Promise<Map<number, RelatedRow[]>> {
  if (ids.length === 0) return new Map();
  const rows = await ctx.db
    .select({
      activityId: relatedActivities.activityId,
      id: activities.id,
      slug: activities.slug,
      title: titles(),
      territoryId: activities.territoryId,
      date: activities.date,
      hidden: activities.hidden,
      storageKey: files.storageKey,
    })
    .from(relatedActivities)
    .innerJoin(activities, eq(activities.id, relatedActivities.relatedId))
    .leftJoin(files, eq(files.id, activities.mainImageId))
    .where(and(sql`${relatedActivities.activityId} = any(${idArray(ids)})`, reachableActivities(ctx.actor)))
    .orderBy(asc(relatedActivities.position), asc(activities.id));
  const related = new Map<number, RelatedRow[]>();
  for (const { activityId, storageKey, ...row } of rows) {
    const shown = { ...row, imageUrl: fileUrl(storageKey) };
    related.set(activityId, [...(related.get(activityId) ?? []), shown]);
  }
  return related;
}
