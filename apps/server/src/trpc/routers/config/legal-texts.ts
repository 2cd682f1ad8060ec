import { LegalTextInput, LegalVersionsInput } from '@dehesa/domain/configuration';
import { editLegalText, listLegalTexts, listLegalVersions } from '@dehesa/services/configuration';
import { longTextProcedure, router, signedInProcedure } from '../../init';

/** Privacy, cookies and legal notice, in both languages. */
export const legalTexts = router({
  list: signedInProcedure.query(({ ctx }) => listLegalTexts(ctx.services)),
  edit: longTextProcedure.input(LegalTextInput).mutation(({ ctx, input }) => editLegalText(ctx.services, input)),
  versions: signedInProcedure
    .input(LegalVersionsInput)
    .query(({ ctx, input }) => listLegalVersions(ctx.services, input)),
});
