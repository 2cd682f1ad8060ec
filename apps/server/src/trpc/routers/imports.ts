import {
  CheckImportInput,
  ImportListInput,
  ImportRef,
  ImportRowsInput,
  StoreImportInput,
} from '@dehesa/domain/imports';
import {
  checkImport,
  discardImport,
  listImportRows,
  listImports,
  readImport,
  storeImport,
  undoImport,
} from '@dehesa/services/imports';
import { router, signedInProcedure } from '../init';

/** What is brought in from another system (B106); files come through POST /upload/import/<kind>. */
export const imports = router({
  list: signedInProcedure.input(ImportListInput).query(({ ctx, input }) => listImports(ctx.services, input)),
  read: signedInProcedure.input(ImportRef).query(({ ctx, input }) => readImport(ctx.services, input)),
  rows: signedInProcedure.input(ImportRowsInput).query(({ ctx, input }) => listImportRows(ctx.services, input)),
  check: signedInProcedure.input(CheckImportInput).mutation(({ ctx, input }) => checkImport(ctx.services, input)),
  store: signedInProcedure.input(StoreImportInput).mutation(({ ctx, input }) => storeImport(ctx.services, input)),
  undo: signedInProcedure.input(ImportRef).mutation(({ ctx, input }) => undoImport(ctx.services, input)),
  discard: signedInProcedure.input(ImportRef).mutation(({ ctx, input }) => discardImport(ctx.services, input)),
});
