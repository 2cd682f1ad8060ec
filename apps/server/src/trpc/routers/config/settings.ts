import { CustomCssInput, SettingsInput, WhatsappAccountRef } from '@dehesa/domain/configuration';
import {
  previewCustomCss,
  readSettings,
  readWhatsappSetup,
  saveSettings,
  testWhatsapp,
  testWordpress,
} from '@dehesa/services/configuration';
import { longTextProcedure, router, signedInProcedure } from '../../init';

/** The settings of the configuration screen; secrets go out hidden (B42). */
export const settings = router({
  read: signedInProcedure.query(({ ctx }) => readSettings(ctx.services)),
  save: longTextProcedure.input(SettingsInput).mutation(({ ctx, input }) => saveSettings(ctx.services, input)),
  /** Nothing is stored; style sheets are too long for an address. */
  previewCustomCss: longTextProcedure
    .input(CustomCssInput)
    .mutation(({ ctx, input }) => previewCustomCss(ctx.services, input)),
  whatsapp: signedInProcedure.query(({ ctx }) => readWhatsappSetup(ctx.services)),
  testWhatsapp: signedInProcedure
    .input(WhatsappAccountRef)
    .mutation(({ ctx, input }) => testWhatsapp(ctx.services, input)),
  testWordpress: signedInProcedure.mutation(({ ctx }) => testWordpress(ctx.services)),
});
