import type { DomainFailure } from '@dehesa/domain/errors';
import type { Language } from '@dehesa/domain/languages';
import type { ErrorText, VisitorErrorTexts } from '@dehesa/i18n/errors';
import { faultTexts } from '@dehesa/i18n/start';
import { refusalText } from '@dehesa/i18n/refusal-text';
import { LoadedTexts } from './loaded-texts';

const texts = new LoadedTexts<VisitorErrorTexts, Language>({
  es: async () => (await import('@dehesa/i18n/locales/es/errors')).errors,
  pt: async () => (await import('@dehesa/i18n/locales/pt/errors')).errors,
  en: async () => (await import('@dehesa/i18n/locales/en/errors')).errors,
});

/** Before `errorText` is asked for a language. */
export const loadErrorTexts = (language: Language): Promise<void> => texts.load(language);

/** Before a refusal is told on a screen that may have come without them. */
export const loadErrorTextsInTime = (language: Language): Promise<void> => texts.loadInTime(language);

/** The text of a refusal; where the texts of the language did not arrive, that there is no connection. */
export function errorText(failed: DomainFailure, language: Language): ErrorText {
  const { title, message, offline } = faultTexts[language];
  const known = texts.known(language);
  return known === undefined ? { title, message: offline } : refusalText(known, failed, { title, message });
}
