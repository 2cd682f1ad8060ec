import { type ActivityVideo, SetVideoInput } from '@dehesa/domain/activities';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { lockActivity } from '../lock-activity';
import { writeVideo } from './write-video';

/**
 * Gives an activity its one video, an uploaded file or an address, in place of the one that it had; within the actor's
 * reach (B21). The version stays: no form that is open elsewhere holds the video.
 */
export async function setVideo(ctx: ServiceContext, input: SetVideoInput): Promise<ActivityVideo | null> {
  authorize(ctx, 'activities.manage');
  const { activityId, ...video } = SetVideoInput.parse(input);
  return inTransaction(ctx, async (tx) => {
    await lockActivity(ctx, tx, activityId);
    return writeVideo(ctx, tx, activityId, video);
  });
}
