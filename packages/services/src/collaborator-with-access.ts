import { users } from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import { and, eq } from 'drizzle-orm';
import type { ServiceContext } from './context';
import { publicName } from './users/read/names';

/** The collaborator that a booking's link or a checkpoint names; null for anybody else or one without access (B9, B20). */
export async function collaboratorWithAccess(
  { db }: Pick<ServiceContext, 'db'>,
  id: number | null,
): Promise<{ id: number; name: string } | null> {
  if (id === null) return null;
  const [collaborator] = await db
    .select({ id: users.id, name: publicName(users) })
    .from(users)
    .where(and(eq(users.id, id), eq(users.role, Role.collaborator), eq(users.hasAccess, true)));
  return collaborator ?? null;
}
