import type { Language } from '@dehesa/domain/languages';
import * as en from './locales/en/terms';
import * as es from './locales/es/terms';
import * as pt from './locales/pt/terms';

/** What is said of an outing that lacks people; a page that speaks one language takes it from its own texts. */
export const activityMinimumTexts: Record<Language, typeof es.minimum> = {
  es: es.minimum,
  pt: pt.minimum,
  en: en.minimum,
};
