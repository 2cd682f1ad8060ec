import { manyReservations, type ManyTexts } from '@dehesa/i18n/backoffice/many-reservations';
import { useLanguage } from '../../../../lib/backoffice-language';

/** The texts of choosing many, in the language of the screens. */
export function useManyTexts(): ManyTexts {
  return manyReservations[useLanguage().language];
}
