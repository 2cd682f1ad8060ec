import { whatsappTexts } from '@dehesa/i18n/whatsapp-configuration';
import { useLanguage } from '../../../lib/backoffice-language';

/** Texts about WhatsApp in the language of the screens. */
export function useWhatsappTexts() {
  return whatsappTexts[useLanguage().language];
}
