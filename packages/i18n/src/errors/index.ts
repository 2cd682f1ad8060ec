import type { DomainErrorCode, DomainFailure, ParamsOf } from '@dehesa/domain/errors';
import type { Language } from '@dehesa/domain/languages';
import type { TooComplex } from '@dehesa/domain/text-complexity';
import { es } from './es';
import { pt } from './pt';
import { refusalText } from './refusal-text';

export { faultTexts } from './faults';

/** What a screen shows for a refusal: a short title and a sentence. */
export interface ErrorText {
  title: string;
  message: string;
}

/** One text for every domain error code; the compiler notices a forgotten one. */
export type ErrorTexts = { [C in DomainErrorCode]: (params: ParamsOf<C>) => ErrorText };

/** Those of reservations are many: they have files of their own. */
export type ReservationErrorTexts = Pick<ErrorTexts, Extract<DomainErrorCode, `reservations.${string}`>>;

/** What there is too much of, with the most that may be. */
export type TooComplexTexts = Record<TooComplex['part'], (max: number) => string>;

export const errorTexts: Record<Language, ErrorTexts> = { es, pt };

/** The text of a refusal in a language. */
export function errorText(failed: DomainFailure, language: Language): ErrorText {
  return refusalText(errorTexts[language], failed);
}
