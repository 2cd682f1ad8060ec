import { reservationConsents } from '@dehesa/i18n/backoffice/reservation-board';
import { useLanguage } from '../../../../../lib/backoffice-language';
import { partyOfReservation } from '../../form/party';
import type { BoardReservation } from '../../reservation-types';

/** Who booked, or that the name was erased (B46). */
export function useNameOnCard(reservation: BoardReservation): string {
  const { nameErased } = reservationConsents[useLanguage().language];
  const { name } = partyOfReservation(reservation);
  return name === '' ? nameErased : name;
}
