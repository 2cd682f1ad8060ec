import { activityImages } from '@dehesa/db/schema';
import type { ActivityMedia } from '@dehesa/domain/activities';
import type { ServiceContext } from '../../context';
import { requireFiles } from '../../files';

type Tx = ServiceContext['db'];

/** The columns of the one video that an activity has: a stored file, or an address. */
export function videoColumns({ videoFileId, videoUrl }: ActivityMedia) {
  return { videoFileId, videoUrl: videoFileId === null ? videoUrl : '' };
}

/** Refuses media that name a file which is not there or of another kind; the others are held until the commit. */
export async function assertMedia(tx: Tx, { main, afterwards, videoFileId }: ActivityMedia): Promise<void> {
  await requireFiles(tx, [...main, ...afterwards], ['image']);
  if (videoFileId !== null) await requireFiles(tx, [videoFileId], ['video']);
}

/** Puts the pictures into both galleries of a new activity, in order. */
export async function saveGalleries(tx: Tx, activityId: number, media: ActivityMedia): Promise<void> {
  const rows = (['main', 'afterwards'] as const).flatMap((gallery) =>
    media[gallery].map((fileId, position) => ({ activityId, gallery, fileId, position })),
  );
  if (rows.length > 0) await tx.insert(activityImages).values(rows);
}
