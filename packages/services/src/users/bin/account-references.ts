import * as schema from '@dehesa/db/schema';
import { applicationKeySessions, guides, pendingSignIns, rememberedDevices, sessions } from '@dehesa/db/schema';
import { is, isNull, type SQL } from 'drizzle-orm';
import { getTableConfig, type PgColumn, PgTable } from 'drizzle-orm/pg-core';

/** A column of a table that points to another table's row. */
export interface Reference {
  table: PgTable;
  name: string;
  column: PgColumn;
  target: PgTable;
  targetColumn: PgColumn;
  onDelete: string | undefined;
}

const tables = Object.values(schema).filter((entry) => is(entry, PgTable));

/** Every foreign key of one column; those that later tables bring are known without being told. */
const references: readonly Reference[] = tables.flatMap((table) => {
  const { name, foreignKeys } = getTableConfig(table);
  return foreignKeys.flatMap((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference();
    const [column] = columns;
    const [targetColumn] = foreignColumns;
    if (columns.length !== 1 || !column || !targetColumn) return [];
    return [{ table, name, column, target: foreignTable, targetColumn, onDelete: key.onDelete }];
  });
});

/** Open doors: who deletes an account closes them, and who brings it back does not open them again. */
const goneForGood: ReadonlySet<PgTable> = new Set([
  applicationKeySessions,
  pendingSignIns,
  rememberedDevices,
  sessions,
]);

/** What a table's rows take with them when they are deleted, and what comes back with them. */
export function removedWith(target: PgTable): Reference[] {
  return references.filter((to) => to.target === target && to.onDelete === 'cascade' && !goneForGood.has(to.table));
}

/** What stays and names a table's rows no more once they are deleted. */
export function leftBehind(target: PgTable): Reference[] {
  return references.filter((to) => to.target === target && to.onDelete === 'set null');
}

/** What rows of a table point to. */
export function pointedToFrom(table: PgTable): Reference[] {
  return references.filter((from) => from.table === table);
}

/** A table of the schema by its name in the database. */
export function tableNamed(name: string): PgTable | undefined {
  return tables.find((table) => getTableConfig(table).name === name);
}

/** The columns of a table's primary key. */
export function keyOf(table: PgTable): PgColumn[] {
  const { columns, primaryKeys } = getTableConfig(table);
  const single = columns.filter((column) => column.primary);
  return single.length > 0 ? single : (primaryKeys[0]?.columns ?? []);
}

/** What a row has to be like to name an account again: who guides no more has none (B87). */
export function mayNameAgain(table: PgTable): SQL | undefined {
  return table === guides ? isNull(guides.removedAt) : undefined;
}
