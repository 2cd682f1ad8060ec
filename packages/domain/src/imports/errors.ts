import type { ErrorKind } from '../error-kind';

export const importErrors = {
  /** No table: an empty file, a broken one, or one of another kind. */
  'imports.unreadable': 'invalid',
  'imports.tooManyRows': 'invalid',
  'imports.tooManyColumns': 'invalid',
  'imports.cellTooLong': 'invalid',
  /** A column that a field needs was not said. */
  'imports.columnMissing': 'invalid',
  /** What is asked for does not follow from where the import stands. */
  'imports.otherState': 'conflict',
  /** Nothing of it could be stored. */
  'imports.nothingToStore': 'invalid',
  /** Between the look at the rows and their storing something changed; they were looked at anew. */
  'imports.changedMeanwhile': 'conflict',
  /** What was stored is in use by something that came later. */
  'imports.inUse': 'conflict',
  'imports.tooLateToUndo': 'conflict',
} as const satisfies Record<string, ErrorKind>;
