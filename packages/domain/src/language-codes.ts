import type { Language } from './languages';

export const languages = ['es', 'pt'] as const;

export const defaultLanguage: Language = 'es';

export function isLanguage(value: unknown): value is Language {
  return value === 'es' || value === 'pt';
}
