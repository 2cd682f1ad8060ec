import { activities } from '@dehesa/db/schema';
import type { ActivityVideo, VideoInput } from '@dehesa/domain/activities';
import { eq } from 'drizzle-orm';
import { audit } from '../../audit';
import type { ServiceContext } from '../../context';
import { fileUrl, requireFile } from '../../files';

type Tx = ServiceContext['db'];

/** Writes the one video of an activity, or that it has none; the caller has locked the activity. */
export async function writeVideo(
  ctx: ServiceContext,
  tx: Tx,
  activityId: number,
  input: VideoInput | null,
): Promise<ActivityVideo | null> {
  const video = input && ('fileId' in input ? await uploadedVideo(tx, input.fileId) : addressOf(input.url));
  await tx
    .update(activities)
    .set({
      videoFileId: video?.kind === 'file' ? video.fileId : null,
      videoUrl: video?.kind === 'address' ? video.url : '',
      updatedAt: ctx.clock.now(),
    })
    .where(eq(activities.id, activityId));
  await audit(ctx, tx, {
    action: video === null ? 'activities.removeVideo' : 'activities.setVideo',
    entity: 'activity',
    entityId: activityId,
    details: input ?? {},
  });
  return video;
}

async function uploadedVideo(tx: Tx, fileId: string): Promise<ActivityVideo> {
  const { storageKey, bytes } = await requireFile(tx, fileId, ['video']);
  return { kind: 'file', fileId, url: fileUrl(storageKey), bytes };
}

function addressOf(url: string): ActivityVideo {
  return { kind: 'address', url };
}
