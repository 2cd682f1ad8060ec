import { SetComplementsInput } from '@dehesa/domain/activities';
import { setComplements } from '@dehesa/services/activities';
import { router, signedInProcedure } from '../../init';

/** The complementary activities of an activity (U19). */
export const complements = router({
  set: signedInProcedure.input(SetComplementsInput).mutation(({ ctx, input }) => setComplements(ctx.services, input)),
});
