import { type Country, isPostalCode } from '../identity/index';
import { defaultLanguage, languageFacts, type StaffLanguage, staffLanguages } from '../language-codes';

const spanish = /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/;
const portuguese = /^[1-9]\d{3}-\d{3}$/;

/** In which language of staff's who lives there is written to, as long as nobody said otherwise. */
export function languageOfPostalCode(code: string): StaffLanguage {
  return staffLanguages.find((one) => isPostalCode(code, languageFacts[one].country)) ?? defaultLanguage;
}

/** A postal code as it is stored, if it has the shape of its country's: 5 digits of a province, or 1234-567. */
export function parsePostalCode(code: string, country: Country): string | undefined {
  const trimmed = code.trim();
  return (country === 'ES' ? spanish : portuguese).test(trimmed) ? trimmed : undefined;
}
