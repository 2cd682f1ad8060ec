import type { DomainFailure } from '@dehesa/domain/errors';
import type { ErrorText, ErrorTexts } from './error-texts';

/** The text of a refusal among those of one language. A `DomainFailure` pairs each code with its own params. */
export function refusalText(texts: ErrorTexts, failed: DomainFailure): ErrorText {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `DomainFailure` pairs each code with its params
  const text = texts[failed.code] as (params: DomainFailure['params']) => ErrorText;
  return text(failed.params);
}
