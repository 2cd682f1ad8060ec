import { passkeys, pendingSignIns, totpSecrets, users } from '@dehesa/db/schema';
import { SecondFactorRef } from '@dehesa/domain/auth';
import { DomainError } from '@dehesa/domain/errors';
import { defaultLanguage, isStaffLanguage } from '@dehesa/domain/languages';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { assertProven, authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { queueMessage } from '../../messages';
import { type Factors, forgetStandIns, lockFactors, readFactors } from './factors';

/** What somebody else's account has as a second factor; a super admin's to know. */
export async function readAccountFactors(ctx: ServiceContext, raw: SecondFactorRef): Promise<Factors> {
  authorize(ctx, 'users.manage');
  const { id } = SecondFactorRef.parse(raw);
  const [user] = await ctx.db.select({ id: users.id }).from(users).where(eq(users.id, id));
  if (!user) throw DomainError.of('record.notFound');
  return readFactors(ctx.db, id);
}

/**
 * Takes the second factor from somebody who has lost it, remembered devices and recovery codes included, and tells the
 * person by mail. A super admin does; for oneself there is the profile, which asks for the password: `users.oneself`.
 */
export async function resetSecondFactor(ctx: ServiceContext, raw: SecondFactorRef): Promise<void> {
  const actor = authorize(ctx, 'users.manage');
  assertProven(ctx);
  const { id } = SecondFactorRef.parse(raw);
  if (id === actor.userId) throw DomainError.of('users.oneself');
  await inTransaction(ctx, async (tx) => {
    const factors = await lockFactors(tx, id);
    if (!factors.totp && factors.passkeys === 0) throw DomainError.of('record.notFound');
    await tx.delete(totpSecrets).where(eq(totpSecrets.userId, id));
    await tx.delete(passkeys).where(eq(passkeys.userId, id));
    await tx.delete(pendingSignIns).where(eq(pendingSignIns.userId, id));
    await forgetStandIns(tx, id);
    const [user] = await tx
      .select({ email: users.email, firstName: users.firstName, language: users.language })
      .from(users)
      .where(eq(users.id, id));
    if (!user) throw DomainError.of('record.notFound');
    await queueMessage(tx, {
      slug: 'verificacion-restablecida',
      language: isStaffLanguage(user.language) ? user.language : defaultLanguage,
      recipient: { address: user.email, name: user.firstName },
    });
    const details = { totp: factors.totp, passkeys: factors.passkeys };
    await audit(ctx, tx, { action: 'auth.resetSecondFactor', entity: 'user', entityId: id, details });
  });
}
