import { deletedAccounts } from '@dehesa/db/schema';
import { CollaboratorRef } from '@dehesa/domain/collaborators';
import { eq } from 'drizzle-orm';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { bringBack, lockBinned } from '../users/index';
import { refuseTakenEmail } from './allowed-collaborator';

/**
 * Brings a collaborator back from the bin (B100), with its bookings and visits; a manager one of its own territory (B55).
 * `collaborators.emailTaken` where its address is somebody else's by now, `record.notInBin` once it is back or gone for good.
 */
export async function restoreCollaborator(ctx: ServiceContext, raw: CollaboratorRef): Promise<void> {
  const actor = authorize(ctx, 'collaborators.manage');
  const { id } = CollaboratorRef.parse(raw);
  await inTransaction(ctx, async (tx) => {
    const { content } = await lockBinned(ctx, tx, { actor, bin: 'collaborators', id });
    await bringBack(tx, content).catch(refuseTakenEmail);
    await tx.delete(deletedAccounts).where(eq(deletedAccounts.userId, id));
    await audit(ctx, tx, { action: 'collaborators.restore', entity: 'user', entityId: id });
  });
}
