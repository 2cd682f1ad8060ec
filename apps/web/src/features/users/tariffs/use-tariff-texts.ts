import { tariffs } from '@dehesa/i18n/tariffs';
import { useLanguage } from '../../../lib/backoffice-language';

/** The texts of this screen; they come with it and not with the first one. */
export function useTariffTexts() {
  return tariffs[useLanguage().language];
}
