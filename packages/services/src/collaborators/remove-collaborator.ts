import { reservations, visits } from '@dehesa/db/schema';
import { CollaboratorRef } from '@dehesa/domain/collaborators';
import { count, eq } from 'drizzle-orm';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { deleteIntoBin } from '../users/index';
import { lockCollaborator } from './collaborator-rows';

/**
 * Puts a collaborator into the bin for 30 days (B100) and ends its sessions. The bookings that came through it and the visits that it
 * validated stay, without its name: they are the visitors', and the statistics need them.
 */
export async function removeCollaborator(ctx: ServiceContext, raw: CollaboratorRef): Promise<void> {
  const actor = authorize(ctx, 'collaborators.manage');
  const { id } = CollaboratorRef.parse(raw);
  await inTransaction(ctx, async (tx) => {
    await lockCollaborator(tx, actor, id);
    const [[booked], [visited]] = await Promise.all([
      tx.select({ total: count() }).from(reservations).where(eq(reservations.collaboratorId, id)),
      tx.select({ total: count() }).from(visits).where(eq(visits.collaboratorId, id)),
    ]);
    await deleteIntoBin(ctx, tx, id);
    await audit(ctx, tx, {
      action: 'collaborators.remove',
      entity: 'user',
      entityId: id,
      details: { bookings: booked?.total ?? 0, visits: visited?.total ?? 0 },
    });
  });
}
