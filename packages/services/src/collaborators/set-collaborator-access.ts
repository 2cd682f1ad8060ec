import { sessions, users } from '@dehesa/db/schema';
import { CollaboratorAccessInput, CollaboratorRef } from '@dehesa/domain/collaborators';
import { eq } from 'drizzle-orm';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { lockCollaborator } from './collaborator-rows';

/**
 * Lets a collaborator in or keeps it out (`acceso`). Without access its link books nothing early (B9), its checkpoint is
 * closed, and its sessions end at once (B24). Nobody is written to: that is `sendCollaboratorConfirmation`.
 */
export async function setCollaboratorAccess(ctx: ServiceContext, raw: CollaboratorAccessInput): Promise<void> {
  const { id, hasAccess } = CollaboratorAccessInput.parse(raw);
  await changeAccess(ctx, { id }, () => hasAccess);
}

/** The other way round than it was, as `/editar-acceso-usuario` asks for it; answers how it is now. */
export async function toggleCollaboratorAccess(
  ctx: ServiceContext,
  raw: CollaboratorRef,
): Promise<{ hasAccess: boolean }> {
  return changeAccess(ctx, CollaboratorRef.parse(raw), (before) => !before);
}

async function changeAccess(ctx: ServiceContext, { id }: CollaboratorRef, change: (before: boolean) => boolean) {
  const actor = authorize(ctx, 'collaborators.manage');
  return inTransaction(ctx, async (tx) => {
    const stored = await lockCollaborator(tx, actor, id);
    const hasAccess = change(stored.hasAccess);
    if (hasAccess === stored.hasAccess) return { hasAccess };
    await tx.update(users).set({ hasAccess, updatedAt: ctx.clock.now() }).where(eq(users.id, id));
    if (!hasAccess) await tx.delete(sessions).where(eq(sessions.userId, id));
    await audit(ctx, tx, {
      action: 'collaborators.setAccess',
      entity: 'user',
      entityId: id,
      details: { from: stored.hasAccess, to: hasAccess },
    });
    return { hasAccess };
  });
}
