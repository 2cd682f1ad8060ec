import { activities, categories, territories, users } from '@dehesa/db/schema';
import { type Actor, activityScope, isTerritoryId, Role, type TerritoryId } from '@dehesa/domain/access';
import { and, asc, eq, sql, type SQL } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';
import { companyName } from './company-name';
import { nameColumns } from '../../staff-names';

export interface TerritoryRow {
  id: TerritoryId;
  es: string;
  pt: string;
}

/** The territories in which the actor may have activities (B21). */
export async function listTerritories(ctx: ServiceContext): Promise<TerritoryRow[]> {
  const scope = activityScope(authorize(ctx, 'activities.manage'));
  const rows = await ctx.db
    .select({ id: territories.id, ...nameColumns(territories) })
    .from(territories)
    .where(scope.kind === 'territory' ? eq(territories.id, scope.territoryId) : undefined)
    .orderBy(asc(territories.id));
  return rows.flatMap(({ id, ...names }) => (isTerritoryId(id) ? [{ id, ...names }] : []));
}

/** All categories, in their order. */
export async function listCategories(ctx: ServiceContext): Promise<{ id: number; es: string; pt: string }[]> {
  authorize(ctx, 'activities.manage');
  return ctx.db
    .select({ id: categories.id, ...nameColumns(categories) })
    .from(categories)
    .orderBy(asc(categories.position), asc(categories.id));
}

/** The companies that an activity of the actor can belong to: all, or only itself (B21). Managers of a territory are no companies. */
export async function listCompanies(ctx: ServiceContext): Promise<{ id: number; name: string }[]> {
  return ctx.db
    .select({ id: users.id, name: companyName })
    .from(users)
    .where(choosableCompanies(authorize(ctx, 'activities.manage')))
    .orderBy(sql`search_fold(${companyName})`, asc(users.id));
}

/** The companies that an activity of the actor may belong to (B21), as a condition on `users`. */
export function choosableCompanies(actor: Actor): SQL | undefined {
  const scope = activityScope(actor);
  const owner = sql`(${users.territoryId} is null
    or exists (select from ${activities} where ${activities.companyId} = ${users.id}))`;
  return and(eq(users.role, Role.manager), scope.kind === 'company' ? eq(users.id, scope.companyId) : owner);
}
