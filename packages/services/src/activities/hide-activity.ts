import { activities } from '@dehesa/db/schema';
import { HideActivityInput } from '@dehesa/domain/activities';
import { eq } from 'drizzle-orm';
import { audit } from '../audit';
import { authorize, type ServiceContext } from '../context';
import { inTransaction } from '../in-transaction';
import { lockActivity } from './lock-activity';
import { lockSeries } from './series/lock-series';

/**
 * Hides an activity: nothing is erased, and an edit can show it again (B11). With the scope `following` also the later
 * members of its series. Answers how many were hidden that had not been.
 */
export async function hideActivity(ctx: ServiceContext, input: HideActivityInput): Promise<{ hidden: number }> {
  authorize(ctx, 'activities.manage');
  const { id, scope } = HideActivityInput.parse(input);
  return inTransaction(ctx, async (tx) => {
    const { stored, following } =
      scope === 'following'
        ? await lockSeries(ctx, tx, id)
        : { stored: await lockActivity(ctx, tx, id), following: [] };
    const shown = [stored, ...following].filter((activity) => !activity.hidden);
    for (const activity of shown) {
      const version = activity.version + 1;
      await tx
        .update(activities)
        .set({ hidden: true, version, updatedAt: ctx.clock.now() })
        .where(eq(activities.id, activity.id));
      const details = { version, fields: ['hidden'], ...(activity.id !== id && { carriedFrom: id }) };
      await audit(ctx, tx, { action: 'activities.hide', entity: 'activity', entityId: activity.id, details });
    }
    return { hidden: shown.length };
  });
}
