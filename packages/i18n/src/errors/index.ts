import type { DomainErrorCode, DomainFailure, ParamsOf } from '@dehesa/domain/errors';
import type { Language } from '@dehesa/domain/languages';
import { es } from './es';
import { pt } from './pt';

export { faultTexts } from './faults';

/** What a screen shows for a refusal: a short title and a sentence. */
export interface ErrorText {
  title: string;
  message: string;
}

/** One text for every domain error code; the compiler notices a forgotten one. */
export type ErrorTexts = { [C in DomainErrorCode]: (params: ParamsOf<C>) => ErrorText };

export const errorTexts: Record<Language, ErrorTexts> = { es, pt };

/** The text of a refusal. A `DomainFailure` pairs each code with its params, so the entry takes exactly these. */
export function errorText(failed: DomainFailure, language: Language): ErrorText {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `DomainFailure` pairs each code with its params
  const text = errorTexts[language][failed.code] as (params: DomainFailure['params']) => ErrorText;
  return text(failed.params);
}
