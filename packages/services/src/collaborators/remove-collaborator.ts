import { reservations, users, visits } from '@dehesa/db/schema';
import { CollaboratorRef } from '@dehesa/domain/collaborators';
import { count, eq } from 'drizzle-orm';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { lockCollaborator } from './collaborator-rows';

/**
 * Erases a collaborator with its account and sessions. The bookings that came through it and the visits that it
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
    await tx.delete(users).where(eq(users.id, id));
    await audit(ctx, tx, {
      action: 'collaborators.remove',
      entity: 'user',
      entityId: id,
      details: { bookings: booked?.total ?? 0, visits: visited?.total ?? 0 },
    });
  });
}
