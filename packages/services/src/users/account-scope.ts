import { users } from '@dehesa/db/schema';
import { type Actor, Role } from '@dehesa/domain/access';
import { assignableRoles } from '@dehesa/domain/users';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq, inArray, ne, sql, type SQL } from 'drizzle-orm';
import type { ServiceContext } from '../context';

/** The users that an actor manages: a super admin all but collaborators, an admin companies and monitors (B22). */
export function reachableAccounts(actor: Actor | null): SQL {
  const roles = assignableRoles(actor);
  return roles.length === 0 ? sql`false` : inArray(users.role, roles);
}

/**
 * Before a super admin's verb changes a user: two who take each other's role at once go one after the other, so that the
 * second sees what is left. Always in the same order, so that nobody waits in a circle.
 */
export async function lockSuperAdmins(tx: ServiceContext['db'], actor: Actor): Promise<void> {
  if (actor.role !== Role.superAdmin) return;
  await tx
    .select({ id: users.id })
    .from(users)
    .where(eq(users.role, Role.superAdmin))
    .orderBy(users.id)
    .for('no key update');
}

/** Refuses what would leave the installation without a super admin with access; after `lockSuperAdmins`. */
export async function assertSuperAdminLeft(tx: ServiceContext['db'], withoutId: number): Promise<void> {
  const others = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.role, Role.superAdmin), users.hasAccess, ne(users.id, withoutId)))
    .limit(1);
  if (others.length === 0) throw DomainError.of('users.lastSuperAdmin');
}
