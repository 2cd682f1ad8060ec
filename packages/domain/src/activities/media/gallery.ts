import { z } from 'zod';
import { RecordId } from '../../record-id';
import { linkLimits } from '../complementary/linked-ids';

/** main: the gallery; afterwards: the second one, 'como lo pasamos'. */
export const Gallery = z.enum(['main', 'afterwards']);
export type Gallery = z.infer<typeof Gallery>;

/** A stored picture that is to go to the end of a gallery. */
export const AddGalleryImageInput = z.object({ activityId: RecordId, gallery: Gallery, fileId: z.uuid() });
export type AddGalleryImageInput = z.infer<typeof AddGalleryImageInput>;

/** A picture of an activity; with `gallery` only if it hangs there. */
export const RemoveGalleryImageInput = z.object({
  activityId: RecordId,
  id: RecordId,
  gallery: Gallery.optional(),
});
export type RemoveGalleryImageInput = z.infer<typeof RemoveGalleryImageInput>;

/** All the pictures of a gallery in their new order. */
export const OrderGalleryInput = z.object({
  activityId: RecordId,
  gallery: Gallery,
  ids: z.array(RecordId).max(linkLimits.galleryImages),
});
export type OrderGalleryInput = z.infer<typeof OrderGalleryInput>;

/** Whether an order names each picture of a gallery exactly once: one made from a stale list does not. */
export function isOrderOf(ids: readonly number[], stored: readonly number[]): boolean {
  const named = new Set(ids);
  return ids.length === stored.length && stored.every((id) => named.has(id));
}
