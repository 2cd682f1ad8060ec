import { deletedAccounts, users } from '@dehesa/db/schema';
import type { Action, Role } from '@dehesa/domain/access';
import { BinListInput } from '@dehesa/domain/bin';
import type { Page } from '@dehesa/domain/paging';
import { count, desc, eq, sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';
import { actorName } from '../read/names';
import { type AccountBin, binnedAccounts } from './binned-accounts';

export interface DeletedAccount {
  id: number;
  role: Role;
  name: string;
  email: string;
  deletedAt: Date;
  /** Null where that account is gone, too. */
  deletedBy: string | null;
}

/** Users, monitors and companies in the actor's bin (B100), what was deleted last first. */
export const listDeletedAccounts = list('accounts', 'companies.manage');

/** The same of collaborators. */
export const listDeletedCollaborators = list('collaborators', 'collaborators.manage');

function list(bin: AccountBin, right: Action) {
  return async (ctx: ServiceContext, raw: BinListInput): Promise<Page<DeletedAccount>> => {
    const actor = authorize(ctx, right);
    const { pageIndex, pageSize } = BinListInput.parse(raw);
    const which = binnedAccounts(ctx, actor, bin);
    const [rows, [found]] = await Promise.all([
      ctx.db
        .select({
          id: deletedAccounts.userId,
          role: deletedAccounts.role,
          name: sql<string>`coalesce(${ofAccount('company_name')}, nullif(trim(
            coalesce(${ofAccount('first_name')}, '') || ' ' || coalesce(${ofAccount('last_name')}, '')), ''), ${ofAccount('email')})`,
          email: sql<string>`${ofAccount('email')}`,
          deletedAt: deletedAccounts.deletedAt,
          deletedBy: actorName(users),
        })
        .from(deletedAccounts)
        .leftJoin(users, eq(users.id, deletedAccounts.deletedBy))
        .where(which)
        .orderBy(desc(deletedAccounts.deletedAt), desc(deletedAccounts.userId))
        .limit(pageSize)
        .offset(pageIndex * pageSize),
      ctx.db.select({ total: count() }).from(deletedAccounts).where(which),
    ]);
    return { rows, total: found?.total ?? 0 };
  };
}

function ofAccount(column: string) {
  return sql`nullif(${deletedAccounts.content} -> 'account' ->> ${sql.raw(`'${column}'`)}, '')`;
}
