import { users } from '@dehesa/db/schema';
import { type Actor, isBound, may, Role } from '@dehesa/domain/access';
import { and, eq, sql, type SQL } from 'drizzle-orm';

/** The collaborators among `users` that an actor manages: all, a manager those of its territory, without one none. */
export function reachableCollaborators(actor: Actor | null): SQL {
  if (actor === null || !may(actor, 'collaborators.manage')) return sql`false`;
  const collaborators = eq(users.role, Role.collaborator);
  if (!isBound(actor)) return collaborators;
  const own = actor.territoryId === null ? sql`false` : eq(users.territoryId, actor.territoryId);
  return and(collaborators, own) ?? sql`false`;
}
