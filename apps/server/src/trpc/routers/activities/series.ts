import { ActivityRef, PreviewSeriesInput, RepeatActivityInput } from '@dehesa/domain/activities';
import { previewSeries, readSeries, repeatActivity } from '@dehesa/services/activities';
import { router, signedInProcedure } from '../../init';

export const series = router({
  read: signedInProcedure.input(ActivityRef).query(({ ctx, input }) => readSeries(ctx.services, input)),
  preview: signedInProcedure.input(PreviewSeriesInput).query(({ ctx, input }) => previewSeries(ctx.services, input)),
  repeat: signedInProcedure
    .input(RepeatActivityInput)
    .mutation(({ ctx, input }) => repeatActivity(ctx.services, input)),
});
