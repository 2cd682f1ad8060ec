import { Role } from '@dehesa/domain/access';
import { DomainError } from '@dehesa/domain/errors';
import { AccountRef } from '@dehesa/domain/users';
import { readAppType } from '../app-type';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { lockAccount, ownedActivities } from './account-rows';
import { assertSuperAdminLeft, lockSuperAdmins } from './account-rows';
import { deleteIntoBin } from './bin/keep-account';

/**
 * Puts a user into the bin for 30 days (B100) and ends its sessions; what it did stays, without its name. Refuses with `users.lastSuperAdmin`, `.oneself`
 * and `.ownsActivities`.
 */
export async function removeAccount(ctx: ServiceContext, raw: AccountRef): Promise<void> {
  const actor = authorize(ctx, 'companies.manage');
  const { id } = AccountRef.parse(raw);
  await inTransaction(ctx, async (tx) => {
    await lockSuperAdmins(tx, actor);
    const stored = await lockAccount({ ...ctx, db: tx }, actor, await readAppType(tx), id);
    if (stored.role === Role.superAdmin) await assertSuperAdminLeft(tx, id);
    if (id === actor.userId) throw DomainError.of('users.oneself');
    // Whoever gives it an activity meanwhile waits for the lock above, and finds nobody.
    const activities = await ownedActivities(tx, id);
    if (activities > 0) throw DomainError.of('users.ownsActivities', { activities });
    await deleteIntoBin(ctx, tx, id);
    await audit(ctx, tx, { action: 'users.remove', entity: 'user', entityId: id, details: { role: stored.role } });
  });
}
