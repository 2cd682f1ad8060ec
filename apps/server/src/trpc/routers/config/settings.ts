import { CustomCssInput, SettingsInput } from '@dehesa/domain/configuration';
import { previewCustomCss, readSettings, saveSettings, testWordpress } from '@dehesa/services/configuration';
import { router, signedInProcedure } from '../../init';

/** The settings of the configuration screen; secrets go out hidden (B42). */
export const settings = router({
  read: signedInProcedure.query(({ ctx }) => readSettings(ctx.services)),
  save: signedInProcedure.input(SettingsInput).mutation(({ ctx, input }) => saveSettings(ctx.services, input)),
  previewCustomCss: signedInProcedure
    .input(CustomCssInput)
    .query(({ ctx, input }) => previewCustomCss(ctx.services, input)),
  testWordpress: signedInProcedure.mutation(({ ctx }) => testWordpress(ctx.services)),
});
