import { listPostalImports, readPostalCoverage } from '@dehesa/services/places';
import { router, signedInProcedure } from '../init';

/** The postal codes of the installation; files come through POST /upload/postal-codes. */
export const places = router({
  imports: signedInProcedure.query(({ ctx }) => listPostalImports(ctx.services)),
  coverage: signedInProcedure.query(({ ctx }) => readPostalCoverage(ctx.services)),
});
