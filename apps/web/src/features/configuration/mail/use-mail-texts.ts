import { mailConfiguration, type MailConfigurationTexts } from '@dehesa/i18n/mail-configuration';
import { useLanguage } from '../../../lib/backoffice-language';

/** The texts of the tab "Correo" in the language of the screens. */
export function useMailTexts(): MailConfigurationTexts {
  return mailConfiguration[useLanguage().language];
}
