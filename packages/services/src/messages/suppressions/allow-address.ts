import { emailSuppressions } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { emailKey } from '@dehesa/domain/identity';
import { AllowAddressInput } from '@dehesa/domain/messages';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';

/** Has an address written to again; what was kept back for it stays so. Super administrators; the audit log names nobody. */
export async function allowAddress(ctx: ServiceContext, raw: AllowAddressInput): Promise<void> {
  authorize(ctx, 'configuration.manage');
  const { email } = AllowAddressInput.parse(raw);
  await inTransaction(ctx, async (tx) => {
    const [removed] = await tx
      .delete(emailSuppressions)
      .where(eq(emailSuppressions.emailKey, emailKey(email)))
      .returning({ since: emailSuppressions.createdAt });
    if (!removed) throw DomainError.of('record.notFound');
    await audit(ctx, tx, {
      action: 'messages.allowAddress',
      entity: 'message',
      entityId: null,
      details: { since: removed.since.toISOString() },
    });
  });
}
