import { secondFactor } from '@dehesa/i18n/second-factor';
import { useLanguage } from '../../../lib/backoffice-language';

/** The texts of the second factor; they come with its screens and not with the first one. */
export function useSecondFactorTexts() {
  return secondFactor[useLanguage().language];
}
