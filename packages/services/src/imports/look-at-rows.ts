import { setImmediate } from 'node:timers/promises';
import { type ColumnMatch, importFields, type ImportKind, type RowFault } from '@dehesa/domain/imports';
import { readRow, type StoredRow } from './import-row';
import type { ImportPass } from './importers/importer';

export interface LookedAtRow {
  rowNumber: number;
  faults: RowFault[];
  /** The record that it becomes; there is none where there are faults. */
  made?: unknown;
}

/** Rows that are looked at before everything else that the process has to do gets its turn. */
const rowsInTurn = 50;

/** What is wrong with each row of a batch, and what it becomes where nothing is. */
export async function lookAtRows(
  pass: ImportPass<unknown>,
  { kind, columns }: { kind: ImportKind; columns: ColumnMatch },
  rows: readonly StoredRow[],
): Promise<LookedAtRow[]> {
  const looked: LookedAtRow[] = [];
  for (let from = 0; from < rows.length; from += rowsInTurn) {
    await setImmediate();
    const read = rows.slice(from, from + rowsInTurn).map((row) => ({
      rowNumber: row.rowNumber,
      ...readRow(row, importFields[kind], columns),
    }));
    const readable = read.filter(({ faults }) => faults.length === 0);
    const outcomes = await pass.look(readable.map(({ values }) => values));
    const byRow = new Map(readable.map(({ rowNumber }, index) => [rowNumber, outcomes[index]]));
    for (const { rowNumber, faults } of read) {
      const outcome = byRow.get(rowNumber);
      looked.push({ rowNumber, faults, ...outcome });
    }
  }
  return looked;
}
