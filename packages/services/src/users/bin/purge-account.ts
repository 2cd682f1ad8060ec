import { deletedAccounts } from '@dehesa/db/schema';
import type { Action, Role } from '@dehesa/domain/access';
import type { AuditAction } from '@dehesa/domain/audit';
import { AccountRef } from '@dehesa/domain/users';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { type AccountBin, lockBinned } from './binned-accounts';

/** Takes a user, a monitor or a company out of the bin for good, before its time (B100): for who asks to be forgotten. */
export const purgeAccount = purge('accounts', 'companies.manage', 'users.purge');

/** The same of a collaborator. */
export const purgeCollaborator = purge('collaborators', 'collaborators.manage', 'collaborators.purge');

function purge(bin: AccountBin, right: Action, action: AuditAction) {
  return async (ctx: ServiceContext, raw: AccountRef): Promise<void> => {
    const actor = authorize(ctx, right);
    const { id } = AccountRef.parse(raw);
    await inTransaction(ctx, async (tx) => {
      const { role }: { role: Role } = await lockBinned(ctx, tx, { actor, bin, id });
      await tx.delete(deletedAccounts).where(eq(deletedAccounts.userId, id));
      await audit(ctx, tx, { action, entity: 'user', entityId: id, details: { role } });
    });
  };
}
