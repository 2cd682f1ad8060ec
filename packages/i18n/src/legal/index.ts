import type { LegalKind } from '@dehesa/domain/configuration';
import type { Language } from '@dehesa/domain/languages';
import { en, page } from '../locales/en/legal';
import { es } from './es';
import { pt } from './pt';

const pageTexts = {
  es: { version: (version: number, date: string) => `Versión ${version}, en vigor desde el ${date}` },
  pt: { version: (version: number, date: string) => `Versão ${version}, em vigor desde ${date}` },
  en: page,
};

/** What the page of a legal text says around it. */
export function legalPageTexts(language: Language) {
  return pageTexts[language];
}

/** The legal texts of a new installation, as HTML that the cleaning of rich text leaves as it is. */
export const defaultLegalTexts: Record<Language, Record<LegalKind, string>> = { es, pt, en };
