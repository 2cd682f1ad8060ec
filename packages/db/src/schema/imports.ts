import type { ColumnMatch, ImportKind, ImportState, RowFault } from '@dehesa/domain/imports';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant } from './columns';
import { users } from './users';

/** A spreadsheet of another system that is brought in (B106). */
export const imports = pgTable(
  'imports',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    kind: text('kind').$type<ImportKind>().notNull(),
    fileName: text('file_name').notNull(),
    state: text('state').$type<ImportState>().notNull().default('matching'),
    headings: jsonb('headings').$type<string[]>().notNull(),
    /** Which column holds which field. */
    columns: jsonb('columns').$type<ColumnMatch>().notNull(),
    rowCount: integer('row_count').notNull(),
    /** Rows that the step on which the queue works has done. */
    rowsDone: integer('rows_done').notNull().default(0),
    rowsFaulty: integer('rows_faulty').notNull().default(0),
    /** Rows that became records. */
    rowsStored: integer('rows_stored').notNull().default(0),
    /** Why the last step came to nothing: a code of the domain, or `fault`. */
    failure: text('failure'),
    createdBy: integer('created_by').references(() => users.id, { onDelete: 'set null' }),
    createdAt: instant('created_at').notNull(),
    storedAt: instant('stored_at'),
    undoneAt: instant('undone_at'),
  },
  (table) => [
    index('imports_created_by_idx').on(table.createdBy),
    check(
      'imports_kind',
      sql`${table.kind} in ('companies', 'members', 'collaborators', 'activities', 'reservations')`,
    ),
    check(
      'imports_state',
      sql`${table.state} in ('matching', 'checking', 'checked', 'storing', 'stored', 'undoing', 'undone')`,
    ),
  ],
);

/** Rows of a file as they stood there, until they are stored or nobody stored them for some days. */
export const importRows = pgTable(
  'import_rows',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    /** As spreadsheets count them: the headings are row 1. */
    rowNumber: integer('row_number').notNull(),
    cells: jsonb('cells').$type<string[]>().notNull(),
    /** Null where nothing is wrong with it. */
    faults: jsonb('faults').$type<RowFault[]>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.rowNumber] }),
    index('import_rows_faulty_idx')
      .on(table.importId, table.rowNumber)
      .where(sql`${table.faults} is not null`),
  ],
);

/** What became of the rows, so that it can be taken back, and what the old system called it, so that it is found. */
export const importedRecords = pgTable(
  'imported_records',
  {
    importId: integer('import_id')
      .notNull()
      .references(() => imports.id, { onDelete: 'cascade' }),
    entity: text('entity').$type<'user' | 'activity' | 'reservation'>().notNull(),
    entityId: integer('entity_id').notNull(),
    reference: text('reference').notNull().default(''),
  },
  (table) => [
    primaryKey({ columns: [table.entity, table.entityId] }),
    index('imported_records_import_idx').on(table.importId),
    index('imported_records_reference_idx')
      .on(sql`lower(${table.reference})`, table.entity)
      .where(sql`${table.reference} <> ''`),
    check('imported_records_entity', sql`${table.entity} in ('user', 'activity', 'reservation')`),
  ],
);
