import { FaultListInput, StatementInput } from '@dehesa/domain/database';
import { clearFaults, executeStatement, listFaults, listTables, synchronise } from '@dehesa/services/database';
import { router, signedInProcedure } from '../../init';

/** The database tab: SQL console, the server's faults and the synchronisation (B39, B40). */
export const database = router({
  execute: signedInProcedure.input(StatementInput).mutation(({ ctx, input }) => executeStatement(ctx.services, input)),
  tables: signedInProcedure.query(({ ctx }) => listTables(ctx.services)),
  faults: router({
    list: signedInProcedure.input(FaultListInput).query(({ ctx, input }) => listFaults(ctx.services, input)),
    clear: signedInProcedure.mutation(({ ctx }) => clearFaults(ctx.services)),
  }),
  synchronise: signedInProcedure.mutation(({ ctx }) => synchronise(ctx.services)),
});
