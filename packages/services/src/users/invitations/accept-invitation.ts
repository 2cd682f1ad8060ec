import { sessions, users } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { AcceptInvitationInput, InvitationRef } from '@dehesa/domain/users';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { argon2id, assertSafePassword, chosenPassword, type PasswordHasher, readPasswordOwner } from '../../auth';
import type { ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { readInvited } from './invitation-link';

/** Whose account the link of an invitation opens, told to its holder alone: `auth.invitationInvalid` where it opens none. */
export async function openInvitation(
  ctx: ServiceContext,
  raw: InvitationRef,
): Promise<{ email: string; firstName: string }> {
  const invited = await readInvited(ctx, InvitationRef.parse(raw).token);
  if (!invited) throw DomainError.of('auth.invitationInvalid');
  return { email: invited.email, firstName: invited.firstName };
}

/**
 * Gives the invited account the password that its owner chose, once (B97): the link opens nothing afterwards, and the
 * address is proven. Refuses with `auth.invitationInvalid`, `auth.passwordTooShort` (B27) and `auth.passwordTooEasy`.
 */
export async function acceptInvitation(
  ctx: ServiceContext,
  raw: AcceptInvitationInput,
  hasher: PasswordHasher = argon2id,
): Promise<void> {
  const { token, password } = AcceptInvitationInput.parse(raw);
  // Before the work of hashing: a made-up link costs nothing.
  const invited = await readInvited(ctx, token);
  if (!invited) throw DomainError.of('auth.invitationInvalid');
  await assertSafePassword(ctx, password, await readPasswordOwner(ctx, invited.id));
  const passwordHash = await hasher.hash(password);
  await inTransaction(ctx, async (tx) => {
    // Of two at once the second finds it used.
    const held = await readInvited({ ...ctx, db: tx }, token, { lock: true });
    if (!held) throw DomainError.of('auth.invitationInvalid');
    const now = ctx.clock.now();
    await tx
      .update(users)
      .set({ ...chosenPassword(passwordHash), emailVerifiedAt: now, updatedAt: now })
      .where(eq(users.id, held.id));
    await tx.delete(sessions).where(eq(sessions.userId, held.id));
    await audit(ctx, tx, { action: 'users.acceptInvitation', entity: 'user', entityId: held.id });
  });
}
