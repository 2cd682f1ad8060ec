import { type SQL, sql } from 'drizzle-orm';

/** What was typed, folded as the column `search_name` is; no wildcard is left in it. */
export function foldedSearch(typed: string): SQL {
  return sql`btrim(regexp_replace(search_fold(${typed}::text), '[^[:alnum:]]+', ' ', 'g'))`;
}
