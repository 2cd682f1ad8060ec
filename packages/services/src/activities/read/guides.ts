import { activities, activityGuides, guides, users } from '@dehesa/db/schema';
import { rolesThatMay } from '@dehesa/domain/access';
import type { ActivityGuide, GuideState } from '@dehesa/domain/activities';
import { and, eq, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { jsonList, jsonObject } from '../../json-sql';

// By a name of its own: the query around it may read users too.
export const guideAccount = alias(users, 'guide_account');
const closed = or(
  not(guideAccount.hasAccess),
  not(inArray(guideAccount.role, [...rolesThatMay('reservations.manage')])),
);

/** Wants `guideAccount` joined to the left of `guides`. */
export const guideState: SQL<GuideState> = sql`case when ${guides.removedAt} is not null then 'removed'
  when ${and(eq(guideAccount.id, guides.userId), closed)} then 'noAccess' else 'active' end`;

/** The guides of an activity by name (B87); for staff alone. */
export const guidesOfActivity: SQL<ActivityGuide[]> = sql`(
  select ${jsonList(
    jsonObject({ id: guides.id, name: guides.name, state: guideState }),
    sql`search_fold(${guides.name})`,
    guides.id,
  )}
  from ${activityGuides}
  join ${guides} on ${eq(guides.id, activityGuides.guideId)}
  left join ${users} guide_account on ${eq(guideAccount.id, guides.userId)}
  where ${eq(activityGuides.activityId, activities.id)})`;
