import { activities } from '@dehesa/db/schema';
import { like, or, eq } from 'drizzle-orm';
import slugify from 'slugify';
import type { ServiceContext } from '../context';

type NewActivity = Omit<typeof activities.$inferInsert, 'slug'>;

/** Signs become words (% is por-ciento), so a title can grow past what an address may have. */
const maxSlugLength = 100;

/** The slug of a title before it is made unique (B11). */
export function slugOf(title: string): string {
  const slug = slugify(title, { lower: true, strict: true, locale: 'es' });
  return slug.slice(0, maxSlugLength).replace(/-+$/, '') || 'actividad';
}

/**
 * Inserts an activity under a slug of its own: the title's, then with -2, -3 … (B11). Of several at once each waits for
 * the other's commit at the unique index, and the one that comes too late takes the next.
 */
export async function insertWithSlug(
  tx: ServiceContext['db'],
  title: string,
  values: NewActivity,
): Promise<{ id: number; slug: string; version: number }> {
  const base = slugOf(title);
  for (;;) {
    const [inserted] = await tx
      .insert(activities)
      .values({ ...values, slug: await freeSlug(tx, base) })
      .onConflictDoNothing({ target: activities.slug })
      .returning({ id: activities.id, slug: activities.slug, version: activities.version });
    if (inserted) return inserted;
  }
}

/** The first free slug that committed rows leave; a slug has no character that LIKE reads otherwise. */
async function freeSlug(tx: ServiceContext['db'], base: string): Promise<string> {
  const rows = await tx
    .select({ slug: activities.slug })
    .from(activities)
    .where(or(eq(activities.slug, base), like(activities.slug, `${base}-%`)));
  const taken = new Set(rows.map((row) => row.slug));
  if (!taken.has(base)) return base;
  let number = 2;
  while (taken.has(`${base}-${number}`)) number += 1;
  return `${base}-${number}`;
}
