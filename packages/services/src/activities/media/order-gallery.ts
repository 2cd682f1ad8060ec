import { isOrderOf, OrderGalleryInput } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { lockActivity } from '../lock-activity';
import { galleryRows, numberGallery } from './gallery-rows';

/**
 * Puts the pictures of a gallery into an order, within the actor's reach (B21). It must name exactly the pictures that
 * hang there: an order from a stale list is `activities.galleryChanged`.
 */
export async function orderGallery(ctx: ServiceContext, input: OrderGalleryInput): Promise<void> {
  authorize(ctx, 'activities.manage');
  const { activityId, gallery, ids } = OrderGalleryInput.parse(input);
  await inTransaction(ctx, async (tx) => {
    await lockActivity(ctx, tx, activityId);
    const before = (await galleryRows(tx, activityId, gallery)).map((image) => image.id);
    if (!isOrderOf(ids, before)) throw DomainError.of('activities.galleryChanged');
    await numberGallery(tx, activityId, ids);
    const details = { gallery, from: before, to: ids };
    await audit(ctx, tx, { action: 'activities.orderImages', entity: 'activity', entityId: activityId, details });
  });
}
