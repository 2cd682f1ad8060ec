import { users } from '@dehesa/db/schema';
import { CollaboratorRef } from '@dehesa/domain/collaborators';
import { eq } from 'drizzle-orm';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { lockCollaborator } from './collaborator-rows';

/** Takes the logo off a collaborator within the actor's reach; without one nothing changes. */
export async function removeCollaboratorImage(ctx: ServiceContext, raw: CollaboratorRef): Promise<void> {
  const actor = authorize(ctx, 'collaborators.manage');
  const { id } = CollaboratorRef.parse(raw);
  await inTransaction(ctx, async (tx) => {
    await lockCollaborator(tx, actor, id);
    await tx.update(users).set({ imageId: null, updatedAt: ctx.clock.now() }).where(eq(users.id, id));
    await audit(ctx, tx, { action: 'collaborators.removeImage', entity: 'user', entityId: id });
  });
}
