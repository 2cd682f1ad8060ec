import { RemoveVideoInput } from '@dehesa/domain/activities';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { lockActivity } from '../lock-activity';
import { writeVideo } from './write-video';

/** Leaves an activity without a video, file or address, within the actor's reach (B21); one without stays as it is. */
export async function removeVideo(ctx: ServiceContext, input: RemoveVideoInput): Promise<void> {
  authorize(ctx, 'activities.manage');
  const { activityId } = RemoveVideoInput.parse(input);
  await inTransaction(ctx, async (tx) => {
    const { videoFileId, videoUrl } = await lockActivity(ctx, tx, activityId);
    if (videoFileId !== null || videoUrl !== '') await writeVideo(ctx, tx, activityId, null);
  });
}
