import { users } from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { AccountRef } from '@dehesa/domain/users';
import { and, eq, or } from 'drizzle-orm';
import { reachableCollaborators } from '../collaborator-scope';
import { authorize, type ServiceContext } from '../context';
import { reachableAccounts } from './account-rows';

/** Which verbs a user belongs to, for calls that name one by its id alone; `record.notFound` beyond reach (B22). */
export async function readUserKind(ctx: ServiceContext, raw: AccountRef): Promise<'account' | 'collaborator'> {
  const actor = authorize(ctx, 'collaborators.manage');
  const { id } = AccountRef.parse(raw);
  const [row] = await ctx.db
    .select({ role: users.role })
    .from(users)
    .where(and(eq(users.id, id), or(reachableAccounts(actor), reachableCollaborators(actor))));
  if (!row) throw DomainError.of('record.notFound');
  return row.role === Role.collaborator ? 'collaborator' : 'account';
}
