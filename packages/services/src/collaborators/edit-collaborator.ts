import { users } from '@dehesa/db/schema';
import { CollaboratorInput, CollaboratorRef, EditCollaboratorInput } from '@dehesa/domain/collaborators';
import { emailKey } from '@dehesa/domain/identity';
import { eq } from 'drizzle-orm';
import { audit, changedFields } from '../audit';
import { concludeMoveByStaff } from '../auth';
import { assertProven, authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { allowedCollaborator, refuseTakenEmail } from './allowed-collaborator';
import { type Collaborator, lockCollaborator } from './collaborator-rows';

/**
 * Saves a collaborator within the actor's reach, with the refusals of `createCollaborator`. With another address its
 * sessions end, and the address that it had is told; that is for who has proven who they are (`assertProven`).
 */
export async function editCollaborator(ctx: ServiceContext, raw: EditCollaboratorInput): Promise<{ id: number }> {
  authorize(ctx, 'collaborators.manage');
  const { id, ...input } = EditCollaboratorInput.parse(raw);
  return mergeCollaborator(ctx, { id }, () => input);
}

/**
 * The same for who names only some of the fields: `merge` gets what is stored, locked until its answer is saved, so that
 * nothing that somebody else saves meanwhile is undone.
 */
export async function mergeCollaborator(
  ctx: ServiceContext,
  ref: CollaboratorRef,
  merge: (stored: Collaborator) => CollaboratorInput,
): Promise<{ id: number }> {
  const actor = authorize(ctx, 'collaborators.manage');
  const { id } = CollaboratorRef.parse(ref);
  return inTransaction(ctx, async (tx) => {
    const stored = await lockCollaborator(tx, actor, id);
    const input = await allowedCollaborator(tx, actor, CollaboratorInput.parse(merge(stored)), stored);
    const moved = emailKey(input.email) !== emailKey(stored.email);
    if (moved) assertProven(ctx);
    await tx
      .update(users)
      .set({
        ...input,
        // What was proven of the old address says nothing of the new one.
        ...(moved && { emailVerifiedAt: null, oneTimePasswordHash: null, oneTimePasswordExpiresAt: null }),
        updatedAt: ctx.clock.now(),
      })
      .where(eq(users.id, id))
      .catch(refuseTakenEmail);
    if (moved) await concludeMoveByStaff(tx, stored, input.email);
    await audit(ctx, tx, {
      action: 'collaborators.edit',
      entity: 'user',
      entityId: id,
      details: { changed: changedFields(stored, input) },
    });
    return { id };
  });
}
