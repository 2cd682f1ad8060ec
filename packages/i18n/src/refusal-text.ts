import type { DomainFailure } from '@dehesa/domain/errors';
import type { ErrorText, VisitorErrorTexts } from './error-texts';

/** The text of a refusal among those of one language; of one that its readers never meet `fault`. */
export function refusalText(texts: VisitorErrorTexts, failed: DomainFailure, fault: ErrorText): ErrorText {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `DomainFailure` pairs each code with its params
  const text = texts[failed.code] as ((params: DomainFailure['params']) => ErrorText) | undefined;
  return text?.(failed.params) ?? { title: fault.title, message: fault.message };
}
