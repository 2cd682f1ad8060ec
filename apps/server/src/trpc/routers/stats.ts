import { Language } from '@dehesa/domain/languages';
import { overview } from '@dehesa/services/stats';
import { z } from 'zod';
import { router, signedInProcedure } from '../init';

export const stats = router({
  overview: signedInProcedure
    .input(z.object({ language: Language }))
    .query(({ ctx, input }) => overview(ctx.services, input)),
});
