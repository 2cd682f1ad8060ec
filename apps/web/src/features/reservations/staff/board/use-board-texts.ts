import { reservationBoard, type ReservationBoardTexts } from '@dehesa/i18n/backoffice/reservation-board';
import { useLanguage } from '../../../../lib/backoffice-language';

/** The board's own texts in the language of the back office. */
export function useBoardTexts(): ReservationBoardTexts {
  return reservationBoard[useLanguage().language];
}
