import { users } from '@dehesa/db/schema';
import { CollaboratorListInput } from '@dehesa/domain/collaborators';
import type { Page } from '@dehesa/domain/paging';
import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import { reachableActivities } from '../activity-scope';
import { reachableCollaborators } from '../collaborator-scope';
import { authorize, type ServiceContext } from '../context';
import { matches, matchesPhone } from '../search';
import { type Collaborator, collaboratorName, selectCollaborators, toCollaborator } from './collaborator-rows';
import { collaboratorTotals, type CollaboratorTotals, noTotals } from './collaborator-totals';

export interface ListedCollaborator extends Collaborator {
  totals: CollaboratorTotals;
}

export interface CollaboratorPage extends Page<ListedCollaborator> {
  /** How many within the actor's reach wait for their confirmation, whatever was searched for. */
  pending: number;
}

const sortColumns: Record<CollaboratorListInput['order'], SQL> = {
  name: sql`search_fold(${collaboratorName})`,
  locality: sql`nullif(search_fold(${users.locality}), '')`,
  province: sql`nullif(search_fold(${users.province}), '')`,
  email: sql`search_fold(${users.email})`,
  phone: sql`nullif(${users.phone}, '')`,
  createdAt: sql`${users.createdAt}`,
  hasAccess: sql`${users.hasAccess}`,
};

/** One page of the collaborators within the actor's reach, each with its totals (B21, B34). */
export async function listCollaborators(ctx: ServiceContext, raw: CollaboratorListInput): Promise<CollaboratorPage> {
  const actor = authorize(ctx, 'collaborators.manage');
  const input = CollaboratorListInput.parse(raw);
  const reach = reachableCollaborators(actor);
  const found = and(
    reach,
    input.territoryId === null ? undefined : eq(users.territoryId, input.territoryId),
    input.hasAccess === null ? undefined : eq(users.hasAccess, input.hasAccess),
    matching(input.search),
  );
  const direction = input.direction === 'asc' ? sql`asc` : sql`desc`;
  const [rows, [count]] = await Promise.all([
    selectCollaborators(ctx.db)
      .where(found)
      .orderBy(sql`${sortColumns[input.order]} ${direction} nulls last`, sql`${users.id} ${direction}`)
      .limit(input.pageSize)
      .offset(input.pageIndex * input.pageSize),
    ctx.db
      .select({
        total: sql<number>`count(*) filter (where ${found ?? sql`true`})::int`,
        pending: sql<number>`count(*) filter (where not ${users.hasAccess})::int`,
      })
      .from(users)
      .where(reach),
  ]);
  const totals = await collaboratorTotals(
    ctx.db,
    rows.map(({ id }) => id),
    reachableActivities(actor),
  );
  return {
    rows: rows.map((row) => ({ ...toCollaborator(row), totals: totals.get(row.id) ?? noTotals })),
    total: count?.total ?? 0,
    pending: count?.pending ?? 0,
  };
}

/** The business, its people, where it is and how it is reached. */
function matching(search: string): SQL | undefined {
  if (search === '') return undefined;
  return or(
    matches(collaboratorName, search),
    matches(sql`${users.firstName} || ' ' || ${users.lastName}`, search),
    matches(users.locality, search),
    matches(users.province, search),
    matches(users.email, search),
    matchesPhone(users.phone, search),
  );
}
