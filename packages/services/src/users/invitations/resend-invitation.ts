import { users } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { AccountRef, invitationLimits } from '@dehesa/domain/users';
import { eq } from 'drizzle-orm';
import { readAppType } from '../../app-type';
import { assertNotTooMany, audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { lockAccount } from '../account-rows';
import { assertProvenFor } from '../create-account';
import { newInvitation, queueInvitation } from './invitation-link';

const action = 'users.resendInvitation';

/**
 * Mails another link to who was invited, whose former one is dead from then on, and lets the account in again where its
 * invitation was withdrawn (B97). Refuses with `users.notInvited`, and `request.tooMany` for a second press.
 * One of many waits behind what somebody waits for (`priority`).
 */
export async function resendInvitation(
  ctx: ServiceContext,
  raw: AccountRef,
  options?: { priority: number },
): Promise<void> {
  const actor = authorize(ctx, 'companies.manage');
  const { id } = AccountRef.parse(raw);
  await inTransaction(ctx, async (tx) => {
    const stored = await lockAccount({ ...ctx, db: tx }, actor, await readAppType(tx), id);
    if (stored.invitation === null) throw DomainError.of('users.notInvited');
    assertProvenFor(ctx, stored.role);
    const { mailsADay, pauseMinutes } = invitationLimits;
    await assertNotTooMany(tx, { entity: 'user', entityId: id, actions: [action] }, { aDay: mailsADay, pauseMinutes });
    const { token, invitationHash } = newInvitation();
    const now = ctx.clock.now();
    await tx
      .update(users)
      .set({ invitationHash, invitedAt: now, hasAccess: true, updatedAt: now })
      .where(eq(users.id, id));
    await audit(ctx, tx, { action, entity: 'user', entityId: id });
    await queueInvitation(ctx, tx, stored, token, options);
  });
}
