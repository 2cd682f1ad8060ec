import { type Column, type GetColumnData, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

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
