import { users } from '@dehesa/db/schema';
import { RecoverPasswordInput } from '@dehesa/domain/auth';
import { defaultLanguage, isStaffLanguage } from '@dehesa/domain/languages';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../audit';
import type { ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { queueMessage, sealedField } from '../../messages';
import { attemptKeys, countTry } from '../attempts';
import { createOneTimePassword, oneTimePasswordLifetimeMs } from './passwords';
import { argon2id, type PasswordHasher } from './passwords';
import { hasEmail } from '../../users/read/account-email';

/**
 * Mails a one-time password, valid for an hour; the own password stays valid until it is used (B26). Whether there is
 * such an account costs no work of its own; it is told to the door that is documented to say so, and to nobody else.
 * Every request counts as a try by B25, so that nobody's mailbox can be flooded.
 */
export async function recoverPassword(
  ctx: ServiceContext,
  input: RecoverPasswordInput,
  address: string,
  hasher: PasswordHasher = argon2id,
): Promise<{ known: boolean }> {
  const { email } = RecoverPasswordInput.parse(input);
  const { giveBack } = await countTry(ctx, attemptKeys(ctx, 'recovery', email, { address }));

  const [user] = await ctx.db
    .select({ id: users.id, email: users.email, firstName: users.firstName, language: users.language })
    .from(users)
    .where(and(hasEmail(email), users.hasAccess));

  const password = createOneTimePassword();
  const oneTimePasswordHash = await hasher.hash(password).catch(async (error: unknown) => {
    await giveBack();
    throw error;
  });
  const oneTimePasswordExpiresAt = new Date(ctx.clock.now().getTime() + oneTimePasswordLifetimeMs);
  await inTransaction(ctx, async (tx) => {
    await tx
      .update(users)
      .set({ oneTimePasswordHash, oneTimePasswordExpiresAt })
      .where(eq(users.id, user?.id ?? 0));
    await audit(ctx, tx, { action: 'auth.recoverPassword', entity: 'user', entityId: user?.id ?? null });
    if (user === undefined) return;
    await queueMessage(tx, {
      slug: 'recuperar-clave',
      language: isStaffLanguage(user.language) ? user.language : defaultLanguage,
      recipient: { address: user.email, name: user.firstName },
      fields: { 'usuario.clave': sealedField(ctx.installation, password) },
    });
  });
  return { known: user !== undefined };
}
