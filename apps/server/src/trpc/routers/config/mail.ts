import { AllowAddressInput, SuppressionListInput, TestMailInput } from '@dehesa/domain/messages';
import { allowAddress, listSuppressions, sendTestMail } from '@dehesa/services/messages';
import { router, signedInProcedure } from '../../init';

/** The outgoing mail, and the addresses that it is not sent to; its settings are `config.settings`. */
export const mail = router({
  test: signedInProcedure.input(TestMailInput).mutation(({ ctx, input }) => sendTestMail(ctx.services, input)),
  suppressions: signedInProcedure
    .input(SuppressionListInput)
    .query(({ ctx, input }) => listSuppressions(ctx.services, input)),
  allowAddress: signedInProcedure
    .input(AllowAddressInput)
    .mutation(({ ctx, input }) => allowAddress(ctx.services, input)),
});
