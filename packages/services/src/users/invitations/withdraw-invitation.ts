import { sessions, users } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { AccountRef } from '@dehesa/domain/users';
import { eq } from 'drizzle-orm';
import { readAppType } from '../../app-type';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { lockAccount } from '../account-rows';

/**
 * Takes back an invitation: its link opens nothing any more, and neither does a recovered password, since the account has
 * no access (B97). Done once more it changes nothing. `users.notInvited` where a password was chosen meanwhile.
 */
export async function withdrawInvitation(ctx: ServiceContext, raw: AccountRef): Promise<void> {
  const actor = authorize(ctx, 'companies.manage');
  const { id } = AccountRef.parse(raw);
  await inTransaction(ctx, async (tx) => {
    const { invitation, hasAccess } = await lockAccount({ ...ctx, db: tx }, actor, await readAppType(tx), id);
    if (invitation === null) throw DomainError.of('users.notInvited');
    if (invitation.state === 'withdrawn' && !hasAccess) return;
    await tx
      .update(users)
      .set({ invitationHash: null, hasAccess: false, updatedAt: ctx.clock.now() })
      .where(eq(users.id, id));
    // Of who came in by a recovered password before choosing one.
    await tx.delete(sessions).where(eq(sessions.userId, id));
    await audit(ctx, tx, { action: 'users.withdrawInvitation', entity: 'user', entityId: id });
  });
}
