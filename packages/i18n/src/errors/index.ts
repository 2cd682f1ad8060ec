import type { DomainFailure } from '@dehesa/domain/errors';
import type { Language, StaffLanguage } from '@dehesa/domain/languages';
import type { ErrorText, ErrorTexts, VisitorErrorTexts } from './error-texts';
import { en } from '../locales/en/errors';
import { es } from './es';
import { faultTexts } from './faults';
import { pt } from './pt';
import { refusalText } from './refusal-text';

export { faultTexts } from './faults';

export type { ErrorText, ErrorTexts, VisitorErrorTexts } from './error-texts';

/** Every refusal in the languages of staff. */
export const errorTexts: Record<StaffLanguage, ErrorTexts> = { es, pt };

const visitorTexts: Record<Language, VisitorErrorTexts> = { ...errorTexts, en };

/** The text of a refusal in a language. */
export function errorText(failed: DomainFailure, language: Language): ErrorText {
  return refusalText(visitorTexts[language], failed, faultTexts[language]);
}
