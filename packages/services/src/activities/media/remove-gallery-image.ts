import { activityImages } from '@dehesa/db/schema';
import { Gallery, RemoveGalleryImageInput } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { and, eq } from 'drizzle-orm';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { lockActivity } from '../lock-activity';
import { galleryRows, numberGallery } from './gallery-rows';

/** Takes a picture out of its gallery, within the actor's reach (B21); those behind it move up. Its file stays, others may show it. */
export async function removeGalleryImage(ctx: ServiceContext, input: RemoveGalleryImageInput): Promise<void> {
  authorize(ctx, 'activities.manage');
  const { activityId, id, gallery } = RemoveGalleryImageInput.parse(input);
  await inTransaction(ctx, async (tx) => {
    await lockActivity(ctx, tx, activityId);
    const [removed] = await tx
      .delete(activityImages)
      .where(
        and(
          eq(activityImages.id, id),
          eq(activityImages.activityId, activityId),
          gallery && eq(activityImages.gallery, gallery),
        ),
      )
      .returning({ gallery: activityImages.gallery, fileId: activityImages.fileId });
    if (!removed) throw DomainError.of('record.notFound');
    const left = await galleryRows(tx, activityId, Gallery.parse(removed.gallery));
    await numberGallery(
      tx,
      activityId,
      left.map((image) => image.id),
    );
    const details = { gallery: removed.gallery, image: id, file: removed.fileId };
    await audit(ctx, tx, { action: 'activities.removeImage', entity: 'activity', entityId: activityId, details });
  });
}
