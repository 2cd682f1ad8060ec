export { importErrors } from './errors';
export {
  companionNumbers,
  type CellKind,
  type ImportField,
  type ImportFieldKey,
  importFields,
  type PlainFieldKey,
} from './fields';
export {
  type ImportKind,
  importKinds,
  importLimits,
  type ImportState,
  importStates,
  keptDays,
  undoDays,
  workingStates,
} from './kinds';
export { type ColumnMatch, matchColumns } from './match-columns';
export { folded, readCell } from './read-cell';
export type { RowFault, RowFaultReason } from './row-fault';
export {
  CheckImportInput,
  ImportKindInput,
  ImportListInput,
  ImportRef,
  ImportRowsInput,
  StoreImportInput,
} from './schema';
