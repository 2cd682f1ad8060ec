import { postalCodes, type PostalCodeTexts } from '@dehesa/i18n/postal-codes';
import { useLanguage } from '../../lib/backoffice-language';

/** The screen's texts in the language of the screens. */
export function usePostalCodeTexts(): PostalCodeTexts {
  return postalCodes[useLanguage().language];
}
