import type { Language } from '@dehesa/domain/languages';
import { errorText } from '../error-texts';

/** Why a message did not leave: what the far side answered, or in words that it was not due any more. */
export function deliveryError(lastError: string, language: Language): string {
  return lastError === 'messages.notDue' ? errorText({ code: lastError }, language).message : lastError;
}
