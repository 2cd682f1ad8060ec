import { BulkMessageInput, SendBulkMessageInput } from '@dehesa/domain/reservations';
import { previewBulkMessage, sendBulkMessage } from '@dehesa/services/reservations';
import { router, signedInProcedure } from '../../init';

/** Messages to everybody of an activity. */
export const bulkMessages = router({
  preview: signedInProcedure.input(BulkMessageInput).query(({ ctx, input }) => previewBulkMessage(ctx.services, input)),
  send: signedInProcedure
    .input(SendBulkMessageInput)
    .mutation(({ ctx, input }) => sendBulkMessage(ctx.services, input)),
});
