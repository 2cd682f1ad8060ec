import { activities } from '@dehesa/db/schema';
import { type Actor, type ActivityScope, activityScope } from '@dehesa/domain/access';
import { eq, sql, type SQL } from 'drizzle-orm';

/** The part of `activities` that an actor reaches, as a condition (B21); everything that hangs on one follows it. */
export function reachableActivities(actor: Actor | null): SQL {
  return activitiesWithin(activityScope(actor));
}

/** The same of a reach that is known already. */
export function activitiesWithin(scope: ActivityScope): SQL {
  switch (scope.kind) {
    case 'all':
      return sql`true`;
    case 'territory':
      return eq(activities.territoryId, scope.territoryId);
    case 'company':
      return eq(activities.companyId, scope.companyId);
    case 'none':
      return sql`false`;
  }
}
