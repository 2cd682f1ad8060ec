import { OtherDatesInput, SuspendOutingInput, SuspensionPreviewInput } from '@dehesa/domain/outings';
import { listOtherDates, previewSuspension, suspendOuting } from '@dehesa/services/outings';
import { router, signedInProcedure } from '../../init';

/** An outing that does not take place on its date. */
export const suspension = router({
  dates: signedInProcedure.input(OtherDatesInput).query(({ ctx, input }) => listOtherDates(ctx.services, input)),
  preview: signedInProcedure
    .input(SuspensionPreviewInput)
    .query(({ ctx, input }) => previewSuspension(ctx.services, input)),
  suspend: signedInProcedure.input(SuspendOutingInput).mutation(({ ctx, input }) => suspendOuting(ctx.services, input)),
});
