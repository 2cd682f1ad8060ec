import type { ImportFieldKey, RowFault } from '@dehesa/domain/imports';
import type { ServiceContext } from '../../context';

/** What a row says by field, in one spelling (`readCell`); a field without a column, or an empty cell, is ''. */
export type RowValues = Readonly<Partial<Record<ImportFieldKey, string>>>;

export interface Stored {
  id: number;
  /** What the old system called it; '' where it had no name. */
  reference: string;
}

/** What a look at a row came to: why it cannot be stored, or the record that it becomes. */
export type Looked<Made> = { faults: RowFault[] } | { made: Made };

/** One pass over the rows of a file, in their order: what one row takes the next cannot have. */
export interface ImportPass<Made> {
  look(rows: readonly RowValues[]): Promise<Looked<Made>[]>;
  /** Stores what was looked at, in the order given. */
  store(made: readonly Made[]): Promise<Stored[]>;
  /** What is written last, once for all rows: places. */
  finish?(): Promise<void>;
}

/** How rows of one kind become records, and records nothing again. */
export interface Importer {
  entity: 'user' | 'activity' | 'reservation';
  /** Begins a pass in the caller's transaction, or, to look only, without one. */
  begin(ctx: ServiceContext, tx: ServiceContext['db']): Promise<ImportPass<unknown>>;
  /** Removes what an import stored; `imports.inUse` where something has come to hang on it. */
  undo(ctx: ServiceContext, tx: ServiceContext['db'], importId: number): Promise<void>;
}

export const valueOf = (values: RowValues, key: ImportFieldKey): string => values[key] ?? '';

/** The values of several fields by their names. */
export function valuesOf<K extends ImportFieldKey>(values: RowValues, keys: readonly K[]): Record<K, string> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- a value stands under each name
  return Object.fromEntries(keys.map((key) => [key, valueOf(values, key)])) as Record<K, string>;
}

export const orNull = (text: string): string | null => (text === '' ? null : text);
