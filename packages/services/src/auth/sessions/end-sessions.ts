import { UserSessionsInput } from '@dehesa/domain/auth';
import { audit } from '../../audit';
import type { ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { reachedUser } from './list-sessions';
import { endOtherSessions } from './session-store';

/** Ends all sessions of oneself, or of any user for a super admin, but the one that asks; answers how many. */
export async function endSessions(
  ctx: ServiceContext,
  raw: UserSessionsInput,
  currentSessionId: number,
): Promise<{ ended: number }> {
  const userId = await reachedUser(ctx, UserSessionsInput.parse(raw));
  return inTransaction(ctx, async (tx) => {
    const ended = await endOtherSessions(tx, userId, currentSessionId);
    if (ended > 0)
      await audit(ctx, tx, { action: 'auth.endSessions', entity: 'user', entityId: userId, details: { ended } });
    return { ended };
  });
}
