import { activities, activityTexts, files, relatedActivities } from '@dehesa/db/schema';
import type { TerritoryId } from '@dehesa/domain/access';
import { and, asc, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { reachableActivities } from '../activity-scope';
import type { ServiceContext } from '../context';
import { fileUrl } from '../files';
import { idArray } from '../id-array';

const spanish = alias(activityTexts, 'spanish');
const portuguese = alias(activityTexts, 'portuguese');

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
      titleEs: spanish.title,
      titlePt: portuguese.title,
      territoryId: sql<TerritoryId>`${activities.territoryId}`,
      date: activities.date,
      hidden: activities.hidden,
      storageKey: files.storageKey,
    })
    .from(relatedActivities)
    .innerJoin(activities, eq(activities.id, relatedActivities.relatedId))
    .innerJoin(spanish, and(eq(spanish.activityId, activities.id), eq(spanish.language, 'es')))
    .leftJoin(portuguese, and(eq(portuguese.activityId, activities.id), eq(portuguese.language, 'pt')))
    .leftJoin(files, eq(files.id, activities.mainImageId))
    .where(and(sql`${relatedActivities.activityId} = any(${idArray(ids)})`, reachableActivities(ctx.actor)))
    .orderBy(asc(relatedActivities.position), asc(activities.id));
  const related = new Map<number, RelatedRow[]>();
  for (const { activityId, titleEs, titlePt, storageKey, ...row } of rows) {
    const shown = { ...row, title: { es: titleEs, pt: titlePt || titleEs }, imageUrl: fileUrl(storageKey) };
    related.set(activityId, [...(related.get(activityId) ?? []), shown]);
  }
  return related;
}
