import { users } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { AccountRef } from '@dehesa/domain/users';
import { and, eq } from 'drizzle-orm';
import { readAppType } from '../app-type';
import { authorize, type ServiceContext } from '../context';
import { type Account, ownedActivities, selectAccounts, toAccount } from './account-rows';
import { reachableAccounts } from './account-rows';

export interface AccountRecord extends Account {
  /** With any it is neither removed nor given another role. */
  ownedActivities: number;
}

/** One user for its form; one outside the actor's reach does not exist for it (B22). */
export async function readAccount(ctx: ServiceContext, raw: AccountRef): Promise<AccountRecord> {
  const actor = authorize(ctx, 'companies.manage');
  const { id } = AccountRef.parse(raw);
  const [[row], appType, owned] = await Promise.all([
    selectAccounts(ctx.db).where(and(eq(users.id, id), reachableAccounts(actor))),
    readAppType(ctx.db),
    ownedActivities(ctx.db, id),
  ]);
  if (!row) throw DomainError.of('record.notFound');
  return { ...toAccount(ctx, appType, row), ownedActivities: owned };
}
