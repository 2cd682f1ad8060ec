import { users } from '@dehesa/db/schema';
import { VerifyEmailInput } from '@dehesa/domain/auth';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq, isNull } from 'drizzle-orm';
import { audit } from '../../audit';
import type { ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { readEmailVerificationToken } from './email-verification-link';
import { hasEmail } from '../../users/read/account-email';

/**
 * Takes an account's address for proven, by the link of its mail; nobody needs to be signed in for it. Opening the link
 * again changes nothing. `auth.emailLinkInvalid` where the link is not ours, too old, or the address another one by now.
 */
export async function verifyEmail(ctx: ServiceContext, raw: VerifyEmailInput): Promise<void> {
  const claim = readEmailVerificationToken(ctx, VerifyEmailInput.parse(raw).token);
  if (claim === undefined) throw DomainError.of('auth.emailLinkInvalid');
  const claimed = and(eq(users.id, claim.userId), hasEmail(claim.email), users.hasAccess);
  await inTransaction(ctx, async (tx) => {
    const proven = await tx
      .update(users)
      .set({ emailVerifiedAt: ctx.clock.now() })
      .where(and(claimed, isNull(users.emailVerifiedAt)))
      .returning({ id: users.id });
    if (proven.length > 0) {
      await audit(ctx, tx, { action: 'auth.verifyEmail', entity: 'user', entityId: claim.userId });
      return;
    }
    const [known] = await tx.select({ id: users.id }).from(users).where(claimed);
    if (!known) throw DomainError.of('auth.emailLinkInvalid');
  });
}
