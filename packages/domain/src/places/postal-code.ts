import type { Country } from '../identity';
import type { Language } from '../languages';

const spanish = /^(?:0[1-9]|[1-4]\d|5[0-2])\d{3}$/;
const portuguese = /^[1-9]\d{3}-\d{3}$/;

/** The country whose postal codes a form in this language asks for (D13). */
export function countryOfForm(language: Language): Country {
  return language === 'pt' ? 'PT' : 'ES';
}

/** A postal code as it is stored, if it has the shape of its country's: 5 digits of a province, or 1234-567. */
export function parsePostalCode(code: string, country: Country): string | undefined {
  const trimmed = code.trim();
  return (country === 'ES' ? spanish : portuguese).test(trimmed) ? trimmed : undefined;
}
