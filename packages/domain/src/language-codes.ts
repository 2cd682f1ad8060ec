export const languages = ['es', 'pt'] as const;

type Language = (typeof languages)[number];

export const defaultLanguage: Language = 'es';

export function isLanguage(value: unknown): value is Language {
  return value === 'es' || value === 'pt';
}
