import { en } from '../locales/en/early-access';
import { es } from '../locales/es/early-access';
import { pt } from '../locales/pt/early-access';
import type { Language } from '@dehesa/domain/languages';

export type EarlyAccessTexts = typeof es;

const catalogue: Record<Language, EarlyAccessTexts> = { es, pt, en };

/** The texts of the selection of activities that a collaborator's link opens. */
export function earlyAccessTexts(language: Language): EarlyAccessTexts {
  return catalogue[language];
}
