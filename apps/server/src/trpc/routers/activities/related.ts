import { RelatedInput } from '@dehesa/domain/activities';
import { addRelated, removeRelated } from '@dehesa/services/activities';
import { router, signedInProcedure } from '../../init';

/** The activities that an activity names (U19). */
export const related = router({
  add: signedInProcedure.input(RelatedInput).mutation(({ ctx, input }) => addRelated(ctx.services, input)),
  remove: signedInProcedure.input(RelatedInput).mutation(({ ctx, input }) => removeRelated(ctx.services, input)),
});
