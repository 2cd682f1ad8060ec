import { users } from '@dehesa/db/schema';
import { emailVerificationLimits } from '@dehesa/domain/auth';
import { DomainError } from '@dehesa/domain/errors';
import { defaultLanguage, isStaffLanguage } from '@dehesa/domain/languages';
import { eq } from 'drizzle-orm';
import { assertNotTooMany, audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { queueMessage, sealedField } from '../../messages';
import { emailVerificationToken, emailVerificationUrl } from './email-verification-link';

const action = 'auth.sendEmailVerification';

/**
 * Mails the signed-in member the link that proves its address, which its own reservations are found by. A few a day, with
 * a pause between: `request.tooMany`. Where the address is proven already nothing is sent.
 */
export async function sendEmailVerification(ctx: ServiceContext): Promise<void> {
  const { userId } = authorize(ctx, 'reservations.readOwn');
  await inTransaction(ctx, async (tx) => {
    // Held until commit, so that of two clicks at once one sends.
    const [user] = await tx.select().from(users).where(eq(users.id, userId)).for('update');
    if (!user) throw DomainError.of('record.notFound');
    if (user.emailVerifiedAt !== null) return;
    const { mailsADay, pauseMinutes } = emailVerificationLimits;
    await assertNotTooMany(
      tx,
      { entity: 'user', entityId: userId, actions: [action] },
      { aDay: mailsADay, pauseMinutes },
    );
    const token = emailVerificationToken(ctx, { userId, email: user.email });
    await queueMessage(tx, {
      slug: 'verificar-correo',
      language: isStaffLanguage(user.language) ? user.language : defaultLanguage,
      recipient: { address: user.email, name: `${user.firstName} ${user.lastName}`.trim() },
      fields: {
        'usuario.enlace_verificacion': sealedField(ctx.installation, emailVerificationUrl(ctx.installation, token)),
      },
    });
    await audit(ctx, tx, { action, entity: 'user', entityId: userId });
  });
}
