import { importedRecords, importRows, imports, users } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import {
  type ColumnMatch,
  type ImportKind,
  ImportListInput,
  ImportRef,
  ImportRowsInput,
  type ImportState,
  type RowFault,
} from '@dehesa/domain/imports';
import type { Page } from '@dehesa/domain/paging';
import { and, asc, count, desc, eq, isNotNull } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../context';
import { actorName } from '../users/read/names';

export interface ImportSummary {
  id: number;
  kind: ImportKind;
  fileName: string;
  state: ImportState;
  rowCount: number;
  rowsDone: number;
  rowsFaulty: number;
  rowsStored: number;
  /** Why the last step came to nothing: a code of the domain, or `fault`. */
  failure: string | null;
  createdBy: string | null;
  createdAt: Date;
  storedAt: Date | null;
  undoneAt: Date | null;
}

export interface ImportDetails extends ImportSummary {
  headings: string[];
  columns: ColumnMatch;
  /** The first row, as an example of what the columns hold; null once it is a record. */
  sample: string[] | null;
}

export interface ImportedRow {
  rowNumber: number;
  cells: string[];
  faults: RowFault[];
}

const summary = {
  id: imports.id,
  kind: imports.kind,
  fileName: imports.fileName,
  state: imports.state,
  rowCount: imports.rowCount,
  rowsDone: imports.rowsDone,
  rowsFaulty: imports.rowsFaulty,
  rowsStored: imports.rowsStored,
  failure: imports.failure,
  createdBy: actorName(users),
  createdAt: imports.createdAt,
  storedAt: imports.storedAt,
  undoneAt: imports.undoneAt,
};

/** A page of the imports, the newest first. */
export async function listImports(ctx: ServiceContext, raw: ImportListInput): Promise<Page<ImportSummary>> {
  authorize(ctx, 'configuration.manage');
  const { pageIndex, pageSize } = ImportListInput.parse(raw);
  const [rows, total] = await Promise.all([
    ctx.db
      .select(summary)
      .from(imports)
      .leftJoin(users, eq(users.id, imports.createdBy))
      .orderBy(desc(imports.id))
      .limit(pageSize)
      .offset(pageIndex * pageSize),
    ctx.db.$count(imports),
  ]);
  return { rows, total };
}

/** One import with its columns. */
export async function readImport(ctx: ServiceContext, raw: ImportRef): Promise<ImportDetails> {
  authorize(ctx, 'configuration.manage');
  const { id } = ImportRef.parse(raw);
  const [row] = await ctx.db
    .select({ ...summary, headings: imports.headings, columns: imports.columns })
    .from(imports)
    .leftJoin(users, eq(users.id, imports.createdBy))
    .where(eq(imports.id, id));
  if (!row) throw DomainError.of('record.notFound');
  const [first] = await ctx.db
    .select({ cells: importRows.cells })
    .from(importRows)
    .where(eq(importRows.importId, id))
    .orderBy(asc(importRows.rowNumber))
    .limit(1);
  return { ...row, sample: first?.cells ?? null };
}

/** A page of the rows of an import as they stand in the file; those with faults unless all are asked for. */
export async function listImportRows(ctx: ServiceContext, raw: ImportRowsInput): Promise<Page<ImportedRow>> {
  authorize(ctx, 'configuration.manage');
  const { id, faulty, pageIndex, pageSize } = ImportRowsInput.parse(raw);
  const which = and(eq(importRows.importId, id), faulty ? isNotNull(importRows.faults) : undefined);
  const [rows, [counted]] = await Promise.all([
    ctx.db
      .select({ rowNumber: importRows.rowNumber, cells: importRows.cells, faults: importRows.faults })
      .from(importRows)
      .where(which)
      .orderBy(asc(importRows.rowNumber))
      .limit(pageSize)
      .offset(pageIndex * pageSize),
    ctx.db.select({ total: count() }).from(importRows).where(which),
  ]);
  return { rows: rows.map((row) => ({ ...row, faults: row.faults ?? [] })), total: counted?.total ?? 0 };
}

/** What the old system called a record; null for one that comes from no other. */
export async function readOldReference(
  db: ServiceContext['db'],
  entity: 'activity' | 'reservation',
  id: number,
): Promise<string | null> {
  const [row] = await db
    .select({ reference: importedRecords.reference })
    .from(importedRecords)
    .where(and(eq(importedRecords.entity, entity), eq(importedRecords.entityId, id)));
  return row === undefined || row.reference === '' ? null : row.reference;
}
