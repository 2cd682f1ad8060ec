import { sessions } from '@dehesa/db/schema';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit';
import type { ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import type { SessionUser } from './read-session';

/** Ends the caller's session; where there is none any more nothing is to be done. */
export async function signOut(ctx: ServiceContext, user: SessionUser | null): Promise<void> {
  if (user === null) return;
  await inTransaction(ctx, async (tx) => {
    const ended = await tx.delete(sessions).where(eq(sessions.id, user.sessionId)).returning({ id: sessions.id });
    if (ended.length === 0) return;
    await audit(ctx, tx, { action: 'auth.signOut', entity: 'user', entityId: user.id });
  });
}
