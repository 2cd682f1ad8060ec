import { importRows } from '@dehesa/db/schema';
import { type ColumnMatch, type ImportField, readCell, type RowFault } from '@dehesa/domain/imports';
import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import type { ServiceContext } from '../context';
import type { RowValues } from './importers/importer';

export const rowsInBatch = 200;

export interface StoredRow {
  rowNumber: number;
  cells: string[];
}

/** The rows of an import in batches, by their numbers; with `good` those without faults alone. */
export async function* rowBatches(
  db: ServiceContext['db'],
  importId: number,
  { good = false }: { good?: boolean } = {},
): AsyncGenerator<StoredRow[]> {
  let last = 0;
  for (;;) {
    const rows = await db
      .select({ rowNumber: importRows.rowNumber, cells: importRows.cells })
      .from(importRows)
      .where(
        and(
          eq(importRows.importId, importId),
          gt(importRows.rowNumber, last),
          good ? isNull(importRows.faults) : undefined,
        ),
      )
      .orderBy(asc(importRows.rowNumber))
      .limit(rowsInBatch);
    if (rows.length === 0) return;
    yield rows;
    last = rows.at(-1)?.rowNumber ?? last;
  }
}

/** What the cells of a row say by field, and which of them say nothing that can be read. */
export function readRow(
  { cells }: StoredRow,
  fields: readonly ImportField[],
  columns: ColumnMatch,
): { values: RowValues; faults: RowFault[] } {
  const values: Record<string, string> = {};
  const faults: RowFault[] = [];
  for (const { key, kind, required } of fields) {
    const column = columns[key];
    const reading = readCell(column === undefined ? '' : (cells[column] ?? ''), kind);
    if ('reason' in reading) faults.push({ field: key, ...reading });
    else if (required && reading.value === '') faults.push({ field: key, reason: 'missing' });
    else values[key] = reading.value;
  }
  return { values, faults };
}
