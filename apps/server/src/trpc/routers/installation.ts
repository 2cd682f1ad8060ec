import {
  FinishInstallationInput,
  FirstMailInput,
  FirstWordInput,
  SaveFirstSettingsInput,
} from '@dehesa/domain/installation';
import { finishInstallation, readInstallation, saveFirstSettings, testFirstMail } from '@dehesa/services/installation';
import { linkProcedure, router } from '../init';

/** The first start of an installation (B103), for who has the word of its log; wrong ones are counted against their address. */
export const installation = router({
  read: linkProcedure.input(FirstWordInput).query(({ ctx, input }) => readInstallation(ctx.services, input)),
  save: linkProcedure
    .input(SaveFirstSettingsInput)
    .mutation(({ ctx, input }) => saveFirstSettings(ctx.services, input)),
  testMail: linkProcedure.input(FirstMailInput).mutation(({ ctx, input }) => testFirstMail(ctx.services, input)),
  finish: linkProcedure
    .input(FinishInstallationInput)
    .mutation(({ ctx, input }) => finishInstallation(ctx.services, input)),
});
