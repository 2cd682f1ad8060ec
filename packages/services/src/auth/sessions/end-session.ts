import { sessions } from '@dehesa/db/schema';
import { may } from '@dehesa/domain/access';
import { SessionEndInput } from '@dehesa/domain/auth';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';

/** Ends a session of one's own, or anybody's for a super admin; any other is `record.notFound` (B22). */
export async function endSession(ctx: ServiceContext, raw: SessionEndInput): Promise<void> {
  const actor = authorize(ctx, 'account.manageOwn');
  const { id } = SessionEndInput.parse(raw);
  const reached = may(actor, 'users.manage') ? undefined : eq(sessions.userId, actor.userId);
  await inTransaction(ctx, async (tx) => {
    const [ended] = await tx
      .delete(sessions)
      .where(and(eq(sessions.id, id), reached))
      .returning({ userId: sessions.userId, kind: sessions.kind });
    if (!ended) throw DomainError.of('record.notFound');
    const details = { session: id, kind: ended.kind };
    await audit(ctx, tx, { action: 'auth.endSession', entity: 'user', entityId: ended.userId, details });
  });
}
