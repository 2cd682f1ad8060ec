import { activities } from '@dehesa/db/schema';
import { ActivityRef } from '@dehesa/domain/activities';
import { eq, sql } from 'drizzle-orm';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { lockActivity } from './lock-activity';

/** Hides an activity: nothing is erased, and an edit can show it again (B11). */
export async function hideActivity(ctx: ServiceContext, input: ActivityRef): Promise<void> {
  authorize(ctx, 'activities.manage');
  const { id } = ActivityRef.parse(input);
  await inTransaction(ctx, async (tx) => {
    await lockActivity(ctx, tx, id);
    await tx
      .update(activities)
      .set({ hidden: true, version: sql`${activities.version} + 1`, updatedAt: ctx.clock.now() })
      .where(eq(activities.id, id));
    await audit(ctx, tx, { action: 'activities.hide', entity: 'activity', entityId: id });
  });
}
