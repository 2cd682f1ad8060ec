import { activities, activityGuides, guides } from '@dehesa/db/schema';
import { type Actor, activityScope, may } from '@dehesa/domain/access';
import { eq, or, type SQL, sql } from 'drizzle-orm';
import { reachableActivities } from '../activity-scope';

/** The actor guides this activity, by the account that it signs in with (B87). */
export function guidedBy(actor: Actor): SQL {
  return sql`${activities.id} in (select ${activityGuides.activityId} from ${activityGuides}
    join ${guides} on ${eq(guides.id, activityGuides.guideId)} where ${eq(guides.userId, actor.userId)})`;
}

/**
 * The activities whose list of people an actor reads and ticks: those that it reaches (B21), and those that it guides
 * (B87). Nothing else follows from guiding one.
 */
export function checkedInBy(actor: Actor | null): SQL | undefined {
  if (actor === null || !may(actor, 'reservations.manage')) return sql`false`;
  return activityScope(actor).kind === 'all' ? sql`true` : or(reachableActivities(actor), guidedBy(actor));
}
