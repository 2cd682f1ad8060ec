import { users } from '@dehesa/db/schema';
import type { DeletedAccountContent, StoredRow } from '@dehesa/domain/bin';
import { getTableColumns, inArray, type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import type { ServiceContext } from '../../context';
import { keyOf, mayNameAgain, pointedToFrom, tableNamed } from './account-references';

/**
 * Writes an account of the bin back with all that went with it, under its own id. What is gone meanwhile is named no more,
 * and what somebody else was named in meanwhile stays theirs. The caller turns a taken address into its refusal.
 */
export async function bringBack(tx: ServiceContext['db'], content: DeletedAccountContent): Promise<void> {
  const { account, rows, named } = content;
  await insertStored(tx, users, [account]);
  for (const { table: name, rows: stored } of rows) {
    const table = tableNamed(name);
    if (table) await insertStored(tx, table, stored, sql`on conflict do nothing`);
  }
  for (const { table: name, column, keys } of named) await nameAgain(tx, name, column, keys, account[users.id.name]);
}

async function insertStored(
  tx: ServiceContext['db'],
  table: PgTable,
  stored: readonly StoredRow[],
  otherwise: SQL = sql``,
): Promise<void> {
  const rows = await withoutLost(tx, table, stored);
  const known = new Set(Object.values(getTableColumns(table)).map(({ name }) => name));
  const columns = Object.keys(rows[0] ?? {}).filter((name) => known.has(name));
  if (columns.length === 0) return;
  const names = sql.join(
    columns.map((name) => sql.identifier(name)),
    sql`, `,
  );
  // Raw: the columns are those that there were when the rows were kept, and their ids are their own.
  await tx.execute(sql`
    insert into ${table} (${names}) overriding system value
    select ${names} from jsonb_populate_recordset(null::${table}, ${JSON.stringify(rows)}::text::jsonb)
    ${otherwise}`);
}

/** Rows without what they point to that is there no more; one that cannot be without it is left out. */
async function withoutLost(
  tx: ServiceContext['db'],
  table: PgTable,
  stored: readonly StoredRow[],
): Promise<StoredRow[]> {
  let rows = [...stored];
  for (const { column, target, targetColumn } of pointedToFrom(table)) {
    const wanted = [...new Set(rows.map((row) => row[column.name]).filter((value) => value !== null))];
    if (wanted.length === 0) continue;
    // As one parameter: somebody who was here for years had more notices than a statement has parameters.
    const values = sql`(select value::${sql.raw(targetColumn.getSQLType())}
      from jsonb_array_elements_text(${JSON.stringify(wanted)}::text::jsonb) as wanted (value))`;
    const found = await tx
      .select({ value: sql`${targetColumn}` })
      .from(target)
      .where(inArray(targetColumn, values))
      .for('key share');
    const there = new Set(found.map(({ value }) => value));
    const isLost = (row: StoredRow) => row[column.name] !== null && !there.has(row[column.name]);
    rows = rows.flatMap((row) => {
      if (!isLost(row)) return [row];
      return column.notNull ? [] : [{ ...row, [column.name]: null }];
    });
  }
  return rows;
}

/** Rows that stayed name the account again, where they name nobody else. */
async function nameAgain(
  tx: ServiceContext['db'],
  name: string,
  column: string,
  keys: readonly StoredRow[],
  id: unknown,
): Promise<void> {
  const table = tableNamed(name);
  if (!table || !Object.values(getTableColumns(table)).some((known) => known.name === column)) return;
  const own = sql.identifier(getTableConfig(table).name);
  const same = keyOf(table).map((key) => sql`${own}.${sql.identifier(key.name)} = kept.${sql.identifier(key.name)}`);
  const may = mayNameAgain(table);
  // Raw: an update of a table that is known by its name alone.
  await tx.execute(sql`
    update ${table} set ${sql.identifier(column)} = ${id}::int
    from jsonb_populate_recordset(null::${table}, ${JSON.stringify(keys)}::text::jsonb) kept
    where ${sql.join(same, sql` and `)} and ${own}.${sql.identifier(column)} is null ${may ? sql`and ${may}` : sql``}`);
}
