import { deletedAccounts } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { AccountRef, isAccountRole } from '@dehesa/domain/users';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { refuseTakenEmail } from '../../database-errors';
import { inTransaction } from '../../in-transaction';
import { assertMayCreate } from '../create-account';
import { bringBack } from './bring-back';
import { lockBinned } from './binned-accounts';

/**
 * Brings a user, a monitor or a company back from the bin (B100), as creating one is allowed: `users.roleNotAllowed`,
 * `auth.proofRequired` for administrators, `users.emailTaken` where its address is somebody else's by now. Once it is back, or
 * gone for good: `record.notInBin`.
 */
export async function restoreAccount(ctx: ServiceContext, raw: AccountRef): Promise<void> {
  const actor = authorize(ctx, 'companies.manage');
  const { id } = AccountRef.parse(raw);
  await inTransaction(ctx, async (tx) => {
    const { role, content } = await lockBinned(ctx, tx, { actor, bin: 'accounts', id });
    if (!isAccountRole(role)) throw DomainError.of('record.notInBin');
    assertMayCreate(ctx, actor, role);
    await bringBack(tx, content).catch(refuseTakenEmail);
    await tx.delete(deletedAccounts).where(eq(deletedAccounts.userId, id));
    await audit(ctx, tx, { action: 'users.restore', entity: 'user', entityId: id, details: { role } });
  });
}
