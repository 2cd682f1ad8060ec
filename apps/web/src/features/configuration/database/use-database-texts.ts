import { database, type DatabaseTexts } from '@dehesa/i18n/database';
import { useLanguage } from '../../../lib/backoffice-language';

/** The tab's texts in the language of the screens. */
export function useDatabaseTexts(): DatabaseTexts {
  return database[useLanguage().language];
}
