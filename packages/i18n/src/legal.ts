import type { LegalKind } from '@dehesa/domain/configuration';
import type { Language } from '@dehesa/domain/languages';
import * as en from './locales/en/legal';
import * as es from './locales/es/legal';
import * as pt from './locales/pt/legal';

const pageTexts: Record<Language, typeof es.page> = { es: es.page, pt: pt.page, en: en.page };

/** What the page of a legal text says around it. */
export function legalPageTexts(language: Language) {
  return pageTexts[language];
}

/** The legal texts of a new installation, as HTML that the cleaning of rich text leaves as it is. */
export const defaultLegalTexts: Record<Language, Record<LegalKind, string>> = {
  es: es.texts,
  pt: pt.texts,
  en: en.texts,
};
