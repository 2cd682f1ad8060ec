import { activityImages } from '@dehesa/db/schema';
import type { Gallery } from '@dehesa/domain/activities';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

type Tx = ServiceContext['db'];

/** The pictures of one gallery in their order. The caller has locked the activity, so nobody else changes them. */
export async function galleryRows(tx: Tx, activityId: number, gallery: Gallery) {
  return tx
    .select({ id: activityImages.id, fileId: activityImages.fileId, position: activityImages.position })
    .from(activityImages)
    .where(and(eq(activityImages.activityId, activityId), eq(activityImages.gallery, gallery)))
    .orderBy(asc(activityImages.position), asc(activityImages.id));
}

/** Numbers the pictures of a gallery from 0 in the order given, without gaps. */
export async function numberGallery(tx: Tx, activityId: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  // Raw: all are numbered at once from a list.
  await tx.execute(sql`
    update activity_images as image set position = place.number - 1
    from unnest(${sql.param([...ids])}::int[]) with ordinality as place (id, number)
    where image.id = place.id and image.activity_id = ${activityId}::int and image.position <> place.number - 1`);
}
