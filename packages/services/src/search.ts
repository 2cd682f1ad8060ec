import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether a column contains what was typed, without regard to case and accents (B34); wildcards count as themselves. */
export function matches(column: SQLWrapper, typed: string): SQL {
  const literal = typed.replace(/[\\%_]/g, (character) => `\\${character}`);
  return sql`search_fold(${column}) like '%' || search_fold(${literal}) || '%'`;
}
