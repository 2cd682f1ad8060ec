import { activities, activityTexts, importedRecords } from '@dehesa/db/schema';
import { folded } from '@dehesa/domain/imports';
import { and, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

/** Activities as files of reservations name them: by the old system's reference, by number, by address, by title and date. */
export class KnownActivities {
  readonly #byName = new Map<string, Set<number>>();

  static async read(tx: ServiceContext['db']): Promise<KnownActivities> {
    const rows = await tx
      .select({
        id: activities.id,
        slug: activities.slug,
        date: activities.date,
        title: activityTexts.title,
        reference: sql<string>`coalesce(${importedRecords.reference}, '')`,
      })
      .from(activities)
      .innerJoin(activityTexts, eq(activityTexts.activityId, activities.id))
      .leftJoin(
        importedRecords,
        and(eq(importedRecords.entity, 'activity'), eq(importedRecords.entityId, activities.id)),
      );
    const known = new KnownActivities();
    for (const { id, slug, date, title, reference } of rows) {
      known.#add(`reference ${folded(reference)}`, id);
      known.#add(`slug ${slug}`, id);
      known.#add(`title ${folded(title)}`, id);
      known.#add(`title ${folded(title)} ${date}`, id);
    }
    return known;
  }

  /** Its id; `several` where a title without a date, or twice on one day, means more than one. */
  find(name: string, date: string): number | 'several' | 'unknown' {
    const plain = folded(name);
    const title = date === '' ? `title ${plain}` : `title ${plain} ${date}`;
    for (const key of [`reference ${plain}`, `slug ${name.trim()}`, title]) {
      const ids = this.#byName.get(key);
      const [id] = ids ?? [];
      if (id !== undefined) return ids?.size === 1 ? id : 'several';
    }
    return 'unknown';
  }

  #add(key: string, id: number): void {
    const ids = this.#byName.get(key) ?? new Set();
    this.#byName.set(key, ids.add(id));
  }
}
