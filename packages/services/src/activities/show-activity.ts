import { activities } from '@dehesa/db/schema';
import { ActivityRef, movesByItself } from '@dehesa/domain/activities';
import { eq } from 'drizzle-orm';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { queuePromotion } from '../reservations';
import { lockActivity } from './lock-activity';

/** Shows a hidden activity again as it was (B11); its waiting list may move then (B19). Answers whether it was hidden. */
export async function showActivity(ctx: ServiceContext, input: ActivityRef): Promise<{ shown: boolean }> {
  authorize(ctx, 'activities.manage');
  const { id } = ActivityRef.parse(input);
  return inTransaction(ctx, async (tx) => {
    const stored = await lockActivity(ctx, tx, id);
    if (!stored.hidden) return { shown: false };
    const version = stored.version + 1;
    await tx
      .update(activities)
      .set({ hidden: false, version, updatedAt: ctx.clock.now() })
      .where(eq(activities.id, id));
    const details = { version, fields: ['hidden'] };
    await audit(ctx, tx, { action: 'activities.show', entity: 'activity', entityId: id, details });
    if (movesByItself(stored.waitingListMode)) await queuePromotion(tx, id);
    return { shown: true };
  });
}
