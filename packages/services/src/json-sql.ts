import { type Column, getTableColumns, type GetColumnData, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** What comes back of a column or a fragment that went through JSON: there are no dates in it. */
type JsonValue<T> = T extends Column ? JsonOf<GetColumnData<T>> : T extends SQL<infer V> ? JsonOf<V> : never;
type JsonOf<V> = V extends Date ? string : V;

type Fields = Record<string, Column | SQL>;

/** One object of a row's columns, for lists within a row. */
export function jsonObject<T extends Fields>(fields: T): SQL<{ [K in keyof T]: JsonValue<T[K]> }> {
  const pairs = Object.entries(fields).map(([name, value]) => sql`${sql.raw(`'${name}'`)}, ${value}`);
  return sql`json_build_object(${sql.join(pairs, sql`, `)})`;
}

/** The objects of all rows of a subquery in their order; an empty list of none. */
export function jsonList<T>(item: SQL<T>, ...order: SQLWrapper[]): SQL<T[]> {
  const ordered = order.length === 0 ? sql`` : sql` order by ${sql.join(order, sql`, `)}`;
  return sql`coalesce(json_agg(${item}${ordered}), '[]')`;
}

/** An instant in milliseconds, for JSON. */
export function millis(instant: SQLWrapper): SQL<number> {
  return sql`(extract(epoch from ${instant}) * 1000)::float8`;
}

type RowFields<T extends PgTable> = keyof T['$inferInsert'] & keyof T['_']['columns'] & string;

/** The names of these columns of a table, each made into what `make` answers. */
export function namesOf<T extends PgTable>(
  table: T,
  fields: readonly RowFields<T>[],
  make: (name: SQL, type: SQL) => SQL = (name) => name,
): SQL {
  const columns = getTableColumns(table);
  const named = fields.map((field) => {
    const column = columns[field];
    if (column === undefined) throw new Error(`no column is called ${field}`);
    return make(sql`${sql.identifier(column.name)}`, sql.raw(column.getSQLType()));
  });
  return sql.join(named, sql`, `);
}

/**
 * The insert of a table's rows as one parameter: however many there are, it is the same prepared statement. Instants are
 * given as text; what a row lacks is null.
 */
export function insertRows<T extends PgTable>(
  table: T,
  fields: readonly RowFields<T>[],
  rows: readonly Partial<Record<RowFields<T>, unknown>>[],
): SQL {
  const columns = getTableColumns(table);
  const named = rows.map((row) => Object.fromEntries(fields.map((field) => [columns[field]?.name, row[field]])));
  return sql`
    insert into ${table} (${namesOf(table, fields)})
    select ${namesOf(table, fields)} from json_to_recordset(${JSON.stringify(named)}::text::json)
      as given (${namesOf(table, fields, (name, type) => sql`${name} ${type}`)})`;
}
