import { activityImages } from '@dehesa/db/schema';
import { AddGalleryImageInput, linkLimits } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { audit } from '../../audit';
import { authorize, type ServiceContext } from '../../context';
import { fileUrl, requireFile } from '../../files';
import { inTransaction } from '../../in-transaction';
import { lockActivity } from '../lock-activity';
import { galleryRows } from './gallery-rows';

export interface GalleryImage {
  id: number;
  fileId: string;
  url: string;
}

/**
 * Hangs a stored picture at the end of a gallery (U18), within the actor's reach (B21). A picture that hangs
 * there already is answered as it is, so that a call may be repeated; `activities.galleryFull` past the limit.
 */
export async function addGalleryImage(ctx: ServiceContext, input: AddGalleryImageInput): Promise<GalleryImage> {
  authorize(ctx, 'activities.manage');
  const { activityId, gallery, fileId } = AddGalleryImageInput.parse(input);
  return inTransaction(ctx, async (tx) => {
    await lockActivity(ctx, tx, activityId);
    const { storageKey } = await requireFile(tx, fileId, ['image']);
    const url = fileUrl(storageKey);
    const hanging = await galleryRows(tx, activityId, gallery);
    const same = hanging.find((image) => image.fileId === fileId);
    if (same) return { id: same.id, fileId, url };
    const max = linkLimits.galleryImages;
    if (hanging.length >= max) throw DomainError.of('activities.galleryFull', { max });
    const [added] = await tx
      .insert(activityImages)
      .values({ activityId, gallery, fileId, position: (hanging.at(-1)?.position ?? -1) + 1 })
      .returning({ id: activityImages.id });
    if (!added) throw new Error('no image inserted');
    const details = { gallery, image: added.id, file: fileId };
    await audit(ctx, tx, { action: 'activities.addImage', entity: 'activity', entityId: activityId, details });
    return { id: added.id, fileId, url };
  });
}
