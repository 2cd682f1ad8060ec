import { activityGuides, guides } from '@dehesa/db/schema';
import { GuideRef } from '@dehesa/domain/activities';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { lockGuide } from './save-guide';

/**
 * Takes somebody off the guides (B87). Their name stays on the activities that it stands on, told as that of a guide no
 * more; their account reads no list as a guide, and how to reach them is erased.
 */
export async function removeGuide(ctx: ServiceContext, raw: GuideRef): Promise<void> {
  const actor = authorize(ctx, 'activities.manage');
  const { id } = GuideRef.parse(raw);
  await inTransaction(ctx, async (tx) => {
    await lockGuide(tx, actor, id);
    const [assigned] = await tx
      .select({ activityId: activityGuides.activityId })
      .from(activityGuides)
      .where(eq(activityGuides.guideId, id))
      .limit(1);
    if (assigned === undefined) await tx.delete(guides).where(eq(guides.id, id));
    else {
      const gone = { removedAt: ctx.clock.now(), userId: null, phone: '', email: '', languages: '' };
      await tx.update(guides).set(gone).where(eq(guides.id, id));
    }
    await audit(ctx, tx, { action: 'guides.remove', entity: 'guide', entityId: id });
  });
}
