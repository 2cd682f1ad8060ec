import { CheckInListInput, SendTicksInput } from '@dehesa/domain/check-in';
import { listCheckInActivities, readCheckInList, sendTicks } from '@dehesa/services/check-in';
import { router, signedInProcedure } from '../../init';

export const checkIn = router({
  activities: signedInProcedure.query(({ ctx }) => listCheckInActivities(ctx.services)),
  list: signedInProcedure.input(CheckInListInput).query(({ ctx, input }) => readCheckInList(ctx.services, input)),
  send: signedInProcedure.input(SendTicksInput).mutation(({ ctx, input }) => sendTicks(ctx.services, input)),
});
