import { activityGuides, guides } from '@dehesa/db/schema';
import { type GuideClash, GuideChoicesInput, guideLimits, type GuideState } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { idArray } from '../../id-array';
import { guideAccount, guideState } from '../read/guides';
import { clashesOf, storedOutings } from './clashes';
import { reachableGuides } from './guide-scope';

export interface GuideChoice {
  id: number;
  name: string;
  languages: string;
  state: GuideState;
  /** Of the activities that were asked about, those that they guide already. */
  assigned: number;
  /** What stands in the way, by the activity that was asked about; it is a warning (B87). */
  clashes: GuideClash[];
}

/** The guides that the actor may put on activities of its reach, each with what they have besides at those hours (B21, B87). */
export async function listGuideChoices(ctx: ServiceContext, raw: GuideChoicesInput): Promise<GuideChoice[]> {
  const actor = authorize(ctx, 'activities.manage');
  const { activityIds, planned } = GuideChoicesInput.parse(raw);
  const assigned = sql<number>`(select count(*)::int from ${activityGuides}
    where ${eq(activityGuides.guideId, guides.id)} and ${activityGuides.activityId} = any(${idArray(activityIds)}))`;
  const [stored, found] = await Promise.all([
    storedOutings(ctx, activityIds, reachableActivities(actor)),
    ctx.db
      .select({ id: guides.id, name: guides.name, languages: guides.languages, state: guideState, assigned })
      .from(guides)
      .leftJoin(guideAccount, eq(guideAccount.id, guides.userId))
      .where(and(isNull(guides.removedAt), reachableGuides(actor)))
      .orderBy(sql`search_fold(${guides.name})`, guides.id)
      .limit(guideLimits.choices),
  ]);
  if (stored.length !== activityIds.length) throw DomainError.of('record.notFound');
  const outings = planned === null ? stored : [...stored, { id: null, ...planned }];
  const guideIds = found.map(({ id }) => id);
  const clashes = await clashesOf(
    ctx,
    actor,
    outings.map((outing) => ({ outing, guideIds })),
  );
  return found.map((guide) => ({ ...guide, clashes: clashes.filter(({ guideId }) => guideId === guide.id) }));
}
