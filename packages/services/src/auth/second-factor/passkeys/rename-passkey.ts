import { passkeys } from '@dehesa/db/schema';
import { RenamePasskeyInput } from '@dehesa/domain/auth';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../../audit';
import { authorize, type ServiceContext } from '../../../context';
import { inTransaction } from '../../../in-transaction';

/** Gives one of one's own passkeys another name; `record.notFound` for any other (B22). */
export async function renamePasskey(ctx: ServiceContext, raw: RenamePasskeyInput): Promise<void> {
  const { userId } = authorize(ctx, 'account.manageOwn');
  const { id, name } = RenamePasskeyInput.parse(raw);
  await inTransaction(ctx, async (tx) => {
    const renamed = await tx
      .update(passkeys)
      .set({ name })
      .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
      .returning({ id: passkeys.id });
    if (renamed.length === 0) throw DomainError.of('record.notFound');
    await audit(ctx, tx, { action: 'auth.renamePasskey', entity: 'user', entityId: userId });
  });
}
