import type { DomainFailure } from '@dehesa/domain/errors';
import type { Language, StaffLanguage } from '@dehesa/domain/languages';
import type { ErrorText, ErrorTexts, VisitorErrorTexts } from './error-texts';
import * as en from './locales/en/errors';
import * as es from './locales/es/errors';
import * as pt from './locales/pt/errors';
import { refusalText } from './refusal-text';
import { faultTexts } from './start';

export type { ErrorText, ErrorTexts, VisitorErrorTexts } from './error-texts';

/** Every refusal in the languages of staff. */
export const errorTexts: Record<StaffLanguage, ErrorTexts> = { es: es.errors, pt: pt.errors };

const visitorTexts: Record<Language, VisitorErrorTexts> = { ...errorTexts, en: en.errors };

/** The text of a refusal in a language. */
export function errorText(failed: DomainFailure, language: Language): ErrorText {
  return refusalText(visitorTexts[language], failed, faultTexts[language]);
}
