import { StaffLanguage } from '@dehesa/domain/languages';
import { LocalitiesInput } from '@dehesa/domain/statistics';
import { dashboard, listLocalities, overview } from '@dehesa/services/statistics';
import { z } from 'zod';
import { router, signedInProcedure } from '../init';

export const stats = router({
  overview: signedInProcedure
    .input(z.object({ language: StaffLanguage }))
    .query(({ ctx, input }) => overview(ctx.services, input)),
  dashboard: signedInProcedure.query(({ ctx }) => dashboard(ctx.services)),
  localities: signedInProcedure.input(LocalitiesInput).query(({ ctx, input }) => listLocalities(ctx.services, input)),
});
