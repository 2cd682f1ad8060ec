import { isDomainErrorCode } from '@dehesa/domain/error-kinds';
import type { DomainErrorCode, DomainFailure } from '@dehesa/domain/errors';
import type { Language } from '@dehesa/domain/languages';
import type { ErrorText } from '@dehesa/i18n/errors';
import { faultTexts } from '@dehesa/i18n/start';
import { TRPCClientError } from '@trpc/client';
import { errorText, loadErrorTextsInTime } from './error-texts';

/** The refusal that an error of the typed client carries, `undefined` for faults and lost connections. */
export function domainFailure(error: unknown): DomainFailure | undefined {
  if (!(error instanceof TRPCClientError)) return undefined;
  const failed: unknown = error.data?.domain;
  return isDomainFailure(failed) ? failed : undefined;
}

/** Whether an error is this refusal. */
export function isRefusal(error: unknown, code: DomainErrorCode): boolean {
  return domainFailure(error)?.code === code;
}

/** `errorMessage` on a page that came without the texts of refusals: these are asked for, and need not arrive. */
export async function errorMessageInTime(error: unknown, language: Language): Promise<ErrorText> {
  if (domainFailure(error) !== undefined) await loadErrorTextsInTime(language);
  return errorMessage(error, language);
}

/** The text of any error: of a refusal by its code, of a server fault with its request id, of a lost connection. */
export function errorMessage(error: unknown, language: Language): ErrorText {
  const failed = domainFailure(error);
  if (failed) return errorText(failed, language);
  const texts = faultTexts[language];
  if (!(error instanceof TRPCClientError) || !error.data) return { title: texts.title, message: texts.offline };
  const requestId: unknown = error.data.requestId;
  const reference = typeof requestId === 'string' ? ` ${texts.requestId(requestId)}` : '';
  return { title: texts.title, message: `${texts.message}${reference}` };
}

/** Our server sends a code with the params of that code; a code that this build does not know is treated as a fault. */
export function isDomainFailure(value: unknown): value is DomainFailure {
  if (typeof value !== 'object' || value === null || !('code' in value)) return false;
  return typeof value.code === 'string' && isDomainErrorCode(value.code);
}
