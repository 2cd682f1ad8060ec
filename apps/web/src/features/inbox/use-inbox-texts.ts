import { inbox, type InboxTexts } from '@dehesa/i18n/inbox';
import { useLanguage } from '../../lib/backoffice-language';

/** The texts of these screens in the language of the screens. */
export function useInboxTexts(): InboxTexts {
  return inbox[useLanguage().language];
}
