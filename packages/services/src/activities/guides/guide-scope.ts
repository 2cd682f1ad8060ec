import { activityGuides, guides } from '@dehesa/db/schema';
import { type Actor, activityScope } from '@dehesa/domain/access';
import { and, eq, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

/** The guides that an actor may put on activities (B21, B87): those of its territory and of both, or its own company's. */
export function reachableGuides(actor: Actor | null): SQL | undefined {
  const scope = activityScope(actor);
  switch (scope.kind) {
    case 'all':
      return sql`true`;
    case 'territory':
      return and(isNull(guides.companyId), or(isNull(guides.territoryId), eq(guides.territoryId, scope.territoryId)));
    case 'company':
      return eq(guides.companyId, scope.companyId);
    case 'none':
      return sql`false`;
  }
}

/** Of them those that it may change: who guides in both territories is for administrators to change. */
export function changeableGuides(actor: Actor | null): SQL | undefined {
  const scope = activityScope(actor);
  return scope.kind === 'territory'
    ? and(isNull(guides.companyId), eq(guides.territoryId, scope.territoryId))
    : reachableGuides(actor);
}

/** Of the guides of an activity those that the actor may put on others. */
export async function choosableGuidesOf({ db, actor }: ServiceContext, activityId: number): Promise<number[]> {
  const rows = await db
    .select({ id: guides.id })
    .from(activityGuides)
    .innerJoin(guides, eq(guides.id, activityGuides.guideId))
    .where(and(eq(activityGuides.activityId, activityId), isNull(guides.removedAt), reachableGuides(actor)));
  return rows.map(({ id }) => id);
}
