import type { StaffLanguage } from '@dehesa/domain/languages';
import type { BackofficeTexts } from '@dehesa/i18n/backoffice';
import { loadErrorTexts } from './error-texts';
import { LoadedTexts } from './loaded-texts';

const texts = new LoadedTexts<BackofficeTexts>({
  es: async () => (await import('@dehesa/i18n/locales/es/backoffice')).backoffice,
  pt: async () => (await import('@dehesa/i18n/locales/pt/backoffice')).backoffice,
});

/** What the screens say in a language while nothing is refused. */
export const loadScreenTexts = (language: StaffLanguage): Promise<void> => texts.load(language);

/** All that the screens say in a language, those of refusals too. */
export async function loadBackofficeTexts(language: StaffLanguage): Promise<void> {
  await Promise.all([texts.load(language), loadErrorTexts(language)]);
}

/** The back office's texts in a language that is loaded, as that of the screens always is. */
export function backofficeTexts(language: StaffLanguage): BackofficeTexts {
  return texts.in(language);
}
