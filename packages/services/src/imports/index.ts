export { checkImport, discardImport, storeImport, undoImport } from './ask-import';
export { forgetImportRows } from './forget-import-rows';
export { runImportTask } from './import-steps';
export { exportFaultyRows, importTemplate } from './import-template';
export {
  type ImportDetails,
  type ImportedRow,
  type ImportSummary,
  listImportRows,
  listImports,
  readImport,
  readOldReference,
} from './read-import';
export { receiveImport } from './receive-import';
export { giveUp, giveUpLostImports, runImport } from './run-import';
export type { ImportTable } from './table/read-table';
