import type { DomainFailure } from '@dehesa/domain/errors';
import type { Language } from '@dehesa/domain/languages';
import type { ErrorText, ErrorTexts } from './error-texts';
import { es } from './es';
import { pt } from './pt';
import { refusalText } from './refusal-text';

export { faultTexts } from './faults';

export type { ErrorText, ErrorTexts } from './error-texts';

export const errorTexts: Record<Language, ErrorTexts> = { es, pt };

/** The text of a refusal in a language. */
export function errorText(failed: DomainFailure, language: Language): ErrorText {
  return refusalText(errorTexts[language], failed);
}
