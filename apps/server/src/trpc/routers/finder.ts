import { FindInput } from '@dehesa/domain/finder';
import { findAnything } from '@dehesa/services/finder';
import { router, signedInProcedure } from '../init';

/** The search of the whole back office. */
export const finder = router({
  find: signedInProcedure.input(FindInput).query(({ ctx, input }) => findAnything(ctx.services, input)),
});
