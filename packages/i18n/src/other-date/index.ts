import type { Language } from '@dehesa/domain/languages';
import { en } from '../locales/en/other-date';
import { es } from './es';
import { pt } from './pt';

/** The texts of the page of another date, apart because no other page needs them. */
export type OtherDateTexts = typeof es;

const catalogue: Record<Language, OtherDateTexts> = { es, pt, en };

export function otherDateTexts(language: Language): OtherDateTexts {
  return catalogue[language];
}
