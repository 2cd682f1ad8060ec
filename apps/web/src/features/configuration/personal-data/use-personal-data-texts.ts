import { personalDataTexts, type PersonalDataTexts } from '@dehesa/i18n/personal-data';
import { useLanguage } from '../../../lib/backoffice-language';

/** The texts of the tab in the language of the screens. */
export function usePersonalDataTexts(): PersonalDataTexts {
  return personalDataTexts[useLanguage().language];
}
