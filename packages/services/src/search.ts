import { searchedPhone } from '@dehesa/domain/identity';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** Whether a column contains what was typed, without regard to case and accents (B34); wildcards count as themselves. */
export function matches(column: SQLWrapper, typed: string): SQL {
  return matchesFolded(sql`search_fold(${column})`, typed);
}

/** Shorter than this, what is typed has no trigram by which an index could find it. */
const shortestTrigram = 3;

/** Whether an index of trigrams finds what was typed. */
export function canBeIndexed(typed: string): boolean {
  return typed.length >= shortestTrigram;
}

/** `matches` for what is stored folded already: nothing is folded but what was typed. */
export function matchesFolded(folded: SQLWrapper, typed: string): SQL {
  // Walking an index of trigrams whole takes longer than reading the table, which an expression leads to.
  const column = canBeIndexed(typed) ? folded : sql`(${folded} || '')`;
  const literal = typed.replace(/[\\%_]/g, (character) => `\\${character}`);
  // As a subselect it is worked out once, not for every row.
  return sql`${column} like (select '%' || search_fold(${literal}) || '%')`;
}

/** What stands before an address's sign is of few; the signs behind it are in so many that an index takes long over them. */
const tellingLength = 6;

/** `matchesFolded` for a text with addresses in it, of which an index is asked for what tells them apart. */
export function matchesAddressed(folded: SQLWrapper, typed: string): SQL {
  const before = typed.slice(0, Math.max(0, typed.indexOf('@')));
  if (before.length < tellingLength) return matchesFolded(folded, typed);
  // As an expression no index has it: it is looked at in what was found.
  return sql`(${matchesFolded(folded, before)} and ${matchesFolded(sql`(${folded} || '')`, typed)})`;
}

/** The digits of a telephone, without the spaces and signs that people write between them. */
export function digitsOf(phone: SQLWrapper): SQL<string> {
  return sql`regexp_replace(${phone}, '\\D', '', 'g')`;
}

/** Whether a telephone contains the digits that were typed; undefined where what was typed is none. */
export function matchesPhone(phone: SQLWrapper, typed: string): SQL | undefined {
  const digits = searchedPhone(typed);
  return digits === null ? undefined : sql`${digitsOf(phone)} like '%' || ${digits}::text || '%'`;
}
