import { users } from '@dehesa/db/schema';
import { Role } from '@dehesa/domain/access';
import { CollaboratorInput } from '@dehesa/domain/collaborators';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { allowedCollaborator, refuseTakenEmail } from './allowed-collaborator';
import { queueConfirmation } from './sign-up/queue-confirmation';

/** How a new collaborator begins: waiting for its confirmation, with access, or with access and told so at once. */
export type CollaboratorStart = 'pending' | 'withAccess' | 'confirmed';

/**
 * Stores a collaborator, for staff (roles 0 to 2), a manager in its own territory; answers its id. Refuses with
 * `collaborators.incomplete`, `.emailInvalid`, `.emailTaken` and `.territoryFixed`.
 */
export async function createCollaborator(
  ctx: ServiceContext,
  raw: CollaboratorInput,
  start: CollaboratorStart = 'pending',
): Promise<{ id: number }> {
  const actor = authorize(ctx, 'collaborators.manage');
  const parsed = CollaboratorInput.parse(raw);
  return inTransaction(ctx, async (tx) => {
    const input = await allowedCollaborator(tx, actor, parsed, null);
    const now = ctx.clock.now();
    const [stored] = await tx
      .insert(users)
      .values({
        ...input,
        role: Role.collaborator,
        hasAccess: start !== 'pending',
        createdAt: now,
        updatedAt: now,
      })
      .returning({ id: users.id })
      .catch(refuseTakenEmail);
    if (!stored) throw new Error('the insert answered no collaborator');
    if (start === 'confirmed') await queueConfirmation(tx, input);
    await audit(ctx, tx, {
      action: 'collaborators.create',
      entity: 'user',
      entityId: stored.id,
      details: { start },
    });
    return stored;
  });
}
