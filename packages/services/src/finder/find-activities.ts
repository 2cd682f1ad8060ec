import { activities, activityTexts } from '@dehesa/db/schema';
import type { Sought } from '@dehesa/domain/finder';
import { and, desc, gt, inArray, lte, or, sql } from 'drizzle-orm';
import { activityHead } from '../activities/read/head';
import { reachableActivities } from '../activity-scope';
import type { ServiceContext } from '../context';
import { calledBefore } from '../imports/read/old-reference';
import { hasWords } from './all-words';
import { type FoundGroup, groupOf } from './found-group';

export interface FoundActivity {
  id: number;
  title: { es: string; pt: string };
  date: string;
  startTime: string | null;
  municipality: string;
  hidden: boolean;
  /** It does not take place on its date. */
  suspended: boolean;
  past: boolean;
}

/** The first activities within reach that have all words in their title, or were called so elsewhere, the coming ones first (B21, B86). */
export async function findActivities(
  ctx: ServiceContext,
  { words, oldReference }: Sought,
  shown: number,
): Promise<FoundGroup<FoundActivity>> {
  const now = ctx.clock.now();
  const past = lte(activities.endsAt, now);
  const order = [
    past,
    sql`case when ${gt(activities.endsAt, now)} then ${activities.endsAt} end`,
    desc(activities.endsAt),
    activities.id,
  ];
  const titled = ctx.db
    .select({ id: activityTexts.activityId })
    .from(activityTexts)
    .where(words.length === 0 ? sql`false` : hasWords(activityTexts.titleFolded, words));
  // The page first: titles of what is left out are not put together.
  const page = ctx.db
    .select({ id: activities.id })
    .from(activities)
    .where(
      and(
        reachableActivities(ctx.actor),
        or(inArray(activities.id, titled), sql`${activities.id} in (${calledBefore('activity', oldReference)})`),
      ),
    )
    .orderBy(...order)
    .limit(shown + 1);
  const rows = await ctx.db
    .select({
      id: activityHead.id,
      title: activityHead.title,
      date: activityHead.date,
      startTime: activityHead.startTime,
      municipality: activityHead.municipality,
      hidden: activities.hidden,
      suspended: activityHead.suspended,
      past: sql<boolean>`${past}`,
    })
    .from(activities)
    .where(inArray(activities.id, page))
    .orderBy(...order);
  return groupOf(rows, shown);
}
