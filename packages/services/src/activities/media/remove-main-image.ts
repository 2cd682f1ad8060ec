import { activities } from '@dehesa/db/schema';
import { ActivityRef } from '@dehesa/domain/activities';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { lockActivity } from '../lock-activity';

/** Leaves an activity without its main image, within the actor's reach (B21). A new version: the form holds the image. */
export async function removeMainImage(ctx: ServiceContext, input: ActivityRef): Promise<void> {
  authorize(ctx, 'activities.manage');
  const { id } = ActivityRef.parse(input);
  await inTransaction(ctx, async (tx) => {
    const { mainImageId, version: read } = await lockActivity(ctx, tx, id);
    if (mainImageId === null) return;
    const version = read + 1;
    await tx
      .update(activities)
      .set({ mainImageId: null, version, updatedAt: ctx.clock.now() })
      .where(eq(activities.id, id));
    const details = { version, fields: ['imageId'], file: mainImageId };
    await audit(ctx, tx, { action: 'activities.removeMainImage', entity: 'activity', entityId: id, details });
  });
}
