import { type ReservationToolTexts, reservationTools } from '@dehesa/i18n/backoffice/reservation-board';
import { useLanguage } from '../../../../lib/backoffice-language';

/** The texts of lists and messages in the language of the screens. */
export function useToolTexts(): ReservationToolTexts {
  return reservationTools[useLanguage().language];
}
