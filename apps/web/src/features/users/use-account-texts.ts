import { accounts } from '@dehesa/i18n/accounts';
import { useLanguage } from '../../lib/backoffice-language';

/** The texts of these screens; they come with them and not with the first one. */
export function useAccountTexts() {
  return accounts[useLanguage().language];
}
