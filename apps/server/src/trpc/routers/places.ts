import {
  listPostalImports,
  readBorderState,
  readPostalCoverage,
  startBorderFetch,
  startPostalDownload,
} from '@dehesa/services/places';
import { router, signedInProcedure } from '../init';

/** The postal codes of the installation; files come through POST /upload/postal-codes, or are fetched by the queue. */
export const places = router({
  imports: signedInProcedure.query(({ ctx }) => listPostalImports(ctx.services)),
  download: signedInProcedure.mutation(({ ctx }) => startPostalDownload(ctx.services)),
  coverage: signedInProcedure.query(({ ctx }) => readPostalCoverage(ctx.services)),
  borders: signedInProcedure.query(({ ctx }) => readBorderState(ctx.services)),
  fetchBorders: signedInProcedure.mutation(({ ctx }) => startBorderFetch(ctx.services)),
});
