import { z } from 'zod';

/** Languages that visitors read; staff screens use the same two. */
export const Language = z.enum(['es', 'pt']);
export type Language = z.infer<typeof Language>;

export const languages = Language.options;
export const defaultLanguage: Language = 'es';

export function isLanguage(value: unknown): value is Language {
  return value === 'es' || value === 'pt';
}
