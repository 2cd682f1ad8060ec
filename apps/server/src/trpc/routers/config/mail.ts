import { TestMailInput } from '@dehesa/domain/messages';
import { sendTestMail } from '@dehesa/services/messages';
import { router, signedInProcedure } from '../../init';

/** The outgoing mail; its settings are `config.settings`. */
export const mail = router({
  test: signedInProcedure.input(TestMailInput).mutation(({ ctx, input }) => sendTestMail(ctx.services, input)),
});
