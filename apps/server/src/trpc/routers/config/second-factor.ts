import { SecondFactorRolesInput } from '@dehesa/domain/auth';
import { readSecondFactorRoles, saveSecondFactorRoles } from '@dehesa/services/auth';
import { router, signedInProcedure } from '../../init';

/** The roles that must have a second factor. */
export const secondFactor = router({
  read: signedInProcedure.query(({ ctx }) => readSecondFactorRoles(ctx.services)),
  save: signedInProcedure
    .input(SecondFactorRolesInput)
    .mutation(({ ctx, input }) => saveSecondFactorRoles(ctx.services, input)),
});
