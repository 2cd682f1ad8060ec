import { type Language, writtenFor } from '@dehesa/domain/languages';
import { type SQL, sql } from 'drizzle-orm';

/** The column with what staff wrote about a suspension, for readers of a language. */
export function staffWords(language: Language): SQL {
  return sql`${sql.identifier(`words_${writtenFor(language)}`)}`;
}

/** A territory's name for readers of a language. */
export function nameFor(row: { nameEs: string; namePt: string }, language: Language): string {
  return { es: row.nameEs, pt: row.namePt }[writtenFor(language)];
}
