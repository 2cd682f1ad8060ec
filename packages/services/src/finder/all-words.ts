import type { Sought } from '@dehesa/domain/finder';
import { and, type SQL, type SQLWrapper } from 'drizzle-orm';
import { matchesAddressed, matchesFolded } from '../search';

/** Whether each word is somewhere in a folded text, in whatever order; wildcards count as themselves (B34). */
export function hasWords(folded: SQLWrapper, words: readonly string[]): SQL | undefined {
  return and(...words.map((word) => matchesAddressed(folded, word)));
}

/** The same for a text that ends in a telephone, which is looked for by its digits. */
export function isAbout(folded: SQLWrapper, { words, phone }: Sought): SQL | undefined {
  return phone === null ? hasWords(folded, words) : matchesFolded(folded, phone);
}
