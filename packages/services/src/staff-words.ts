import { type Language, writtenFor } from '@dehesa/domain/languages';

/** A territory's name for readers of a language. */
export function nameFor(row: { nameEs: string; namePt: string }, language: Language): string {
  return { es: row.nameEs, pt: row.namePt }[writtenFor(language)];
}
