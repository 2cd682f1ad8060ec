import { RemoveVideoInput, SetVideoInput } from '@dehesa/domain/activities';
import { removeVideo, setVideo } from '@dehesa/services/activities';
import { router, signedInProcedure } from '../../init';

/** The one video of an activity. */
export const video = router({
  set: signedInProcedure.input(SetVideoInput).mutation(({ ctx, input }) => setVideo(ctx.services, input)),
  remove: signedInProcedure.input(RemoveVideoInput).mutation(({ ctx, input }) => removeVideo(ctx.services, input)),
});
