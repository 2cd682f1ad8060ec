import { statistics } from '@dehesa/i18n/statistics';
import { useLanguage } from '../../lib/backoffice-language';

/** The texts of the statistics; they come with them and not with the first screen. */
export function useStatisticsTexts() {
  return statistics[useLanguage().language];
}
