import { users } from '@dehesa/db/schema';
import { CollaboratorRef } from '@dehesa/domain/collaborators';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { lockCollaborator } from '../collaborator-rows';
import { queueConfirmation } from './queue-confirmation';

/**
 * Tells a collaborator that it is one (`colaborador-confirmacion`) and gives it access: what a sign-up waits for
 * (B54). One that has access is written to again. Refuses with `collaborators.emailInvalid`.
 */
export async function sendCollaboratorConfirmation(ctx: ServiceContext, raw: CollaboratorRef): Promise<void> {
  const actor = authorize(ctx, 'collaborators.manage');
  const { id } = CollaboratorRef.parse(raw);
  await inTransaction(ctx, async (tx) => {
    const stored = await lockCollaborator(tx, actor, id);
    await tx.update(users).set({ hasAccess: true, updatedAt: ctx.clock.now() }).where(eq(users.id, id));
    await queueConfirmation(tx, stored);
    await audit(ctx, tx, {
      action: 'collaborators.sendConfirmation',
      entity: 'user',
      entityId: id,
      details: { hadAccess: stored.hasAccess },
    });
  });
}
