import { MoveRef, MovesInput } from '@dehesa/domain/outings';
import { listMoves, writeAgain } from '@dehesa/services/outings';
import { router, signedInProcedure } from '../../init';

/** What becomes of the reservations of a suspended outing. */
export const moves = router({
  list: signedInProcedure.input(MovesInput).query(({ ctx, input }) => listMoves(ctx.services, input)),
  writeAgain: signedInProcedure.input(MoveRef).mutation(({ ctx, input }) => writeAgain(ctx.services, input)),
});
