import { type SQL, sql } from 'drizzle-orm';

/** Ids as one parameter: a page of any size is the same prepared statement. */
export function idArray(ids: readonly number[]): SQL {
  return sql`${`{${ids.join(',')}}`}::text::int[]`;
}
