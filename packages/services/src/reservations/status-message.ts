import type { Language } from '@dehesa/domain/languages';
import type { TemplateSlug } from '@dehesa/domain/messages';
import type { ReservationStatus } from '@dehesa/domain/reservations';
import type { NewMessage } from '../messages/index';

/** The template that tells a booker of a state (B17, B36). */
const templateOf: Record<ReservationStatus, TemplateSlug> = {
  1: 'reserva-pendiente',
  2: 'reserva-confirmada',
  3: 'reserva-en-espera',
  4: 'reserva-cancelada',
};

/** The message of a reservation's new state, to its booker. */
export function statusMessage(
  reservation: { id: number; status: ReservationStatus; language: Language; territoryId: number },
  party: readonly { firstName: string; lastName: string; email: string | null }[],
): NewMessage {
  const [booker] = party;
  return {
    slug: templateOf[reservation.status],
    language: reservation.language,
    recipient: { address: booker?.email ?? '', name: `${booker?.firstName ?? ''} ${booker?.lastName ?? ''}`.trim() },
    reservationId: reservation.id,
    territoryId: reservation.territoryId,
  };
}
