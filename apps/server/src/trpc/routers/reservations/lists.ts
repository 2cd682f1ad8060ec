import { PrintListInput } from '@dehesa/domain/reservations';
import { countPrinted } from '@dehesa/services/reservations';
import { router, signedInProcedure } from '../../init';

/** What there is to print. */
export const lists = router({
  count: signedInProcedure.input(PrintListInput).query(({ ctx, input }) => countPrinted(ctx.services, input)),
});
