import { ownReservations } from '@dehesa/i18n/backoffice/own-reservations';
import { useLanguage } from '../../../lib/backoffice-language';

/** The texts of these screens; they come with them and not with the first one. */
export function useOwnReservationTexts() {
  return ownReservations[useLanguage().language];
}
