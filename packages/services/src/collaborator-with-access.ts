import { users } from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import { and, type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { ServiceContext } from './context';
import { publicName } from './users/read/names';

/** Who is the collaborator that a link names and may sign in; nobody is, where it names none. */
export function isCollaboratorWithAccess(
  user: Record<'id' | 'role' | 'hasAccess', SQLWrapper>,
  id: number | Placeholder | null,
): SQL | undefined {
  return and(sql`${user.id} = ${id}::int`, sql`${user.role} = ${Role.collaborator}`, sql`${user.hasAccess}`);
}

/** The collaborator that a booking's link or a checkpoint names; null for anybody else or one without access (B9, B20). */
export async function collaboratorWithAccess(
  { db }: Pick<ServiceContext, 'db'>,
  id: number | null,
): Promise<{ id: number; name: string } | null> {
  if (id === null) return null;
  const [collaborator] = await db
    .select({ id: users.id, name: publicName(users) })
    .from(users)
    .where(isCollaboratorWithAccess(users, id));
  return collaborator ?? null;
}
