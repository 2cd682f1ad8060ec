import { Role } from '@dehesa/domain/access';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from './context';

/** The collaborator that a booking's link or a checkpoint names; null for anybody else or one without access (B9, B20). */
export async function collaboratorWithAccess(
  { db }: Pick<ServiceContext, 'db'>,
  id: number | null,
): Promise<{ id: number; name: string } | null> {
  if (id === null) return null;
  const [row] = await db.execute<{ id: number; name: string }>(sql`
    select id, coalesce(nullif(company_name, ''), trim(first_name || ' ' || last_name)) as name
    from users where id = ${id} and role = ${Role.collaborator} and has_access`);
  return row ?? null;
}
