import type { Language } from '@dehesa/domain/languages';
import { countryOf } from '@dehesa/domain/reservations';
import { provinceOfPostalCode } from '@dehesa/domain/places';

/** A Portuguese postal code typed without its dash gets it: 1234567 becomes 1234-567. */
export function tidyPostalCode(typed: string, language: Language): string {
  const code = typed.trim();
  return language === 'pt' && /^\d{7}$/.test(code) ? `${code.slice(0, 4)}-${code.slice(4)}` : code;
}

/** The province to fill in from a postal code, where none was written yet and the code tells one. */
export function suggestedProvince(postalCode: string, province: string, language: Language): string | undefined {
  if (province.trim() !== '' || postalCode.length < 4) return undefined;
  return provinceOfPostalCode(postalCode, countryOf(language))?.name;
}
