import { users } from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import { inArray, sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';
import { actorName } from '../../users/read/names';

/** Somebody whose deeds the audit log can be asked for. */
export interface AuditActor {
  id: number;
  name: string;
  role: Role;
}

/** So many are offered; the deeds of others are asked for from a line of theirs. */
const most = 500;

/** The accounts of staff by name, to ask the audit log for what they did. Super administrators. */
export async function listAuditActors(ctx: ServiceContext): Promise<AuditActor[]> {
  authorize(ctx, 'configuration.manage');
  const name = actorName(users);
  const rows = await ctx.db
    .select({ id: users.id, name, role: users.role })
    .from(users)
    .where(inArray(users.role, [Role.superAdmin, Role.admin, Role.manager]))
    .orderBy(sql`search_fold(${name})`, users.id)
    .limit(most);
  return rows.map((row) => ({ ...row, name: row.name ?? String(row.id) }));
}
