import { configurationTexts, type ConfigurationTexts } from '@dehesa/i18n/configuration';
import { useLanguage } from '../../lib/backoffice-language';

/** The texts of the configuration screen in the language of the screens. */
export function useConfigurationTexts(): ConfigurationTexts {
  return configurationTexts[useLanguage().language];
}
