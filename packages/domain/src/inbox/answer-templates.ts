import type { TemplateSlug } from '../messages';
import { ReservationStatus } from '../reservations';

const ofStatus: Record<ReservationStatus, readonly TemplateSlug[]> = {
  [ReservationStatus.pending]: ['reserva-pendiente'],
  [ReservationStatus.confirmed]: ['reserva-confirmada'],
  [ReservationStatus.waiting]: ['reserva-en-espera'],
  [ReservationStatus.cancelled]: ['reserva-cancelada'],
};

/** The templates that may be sent about a reservation once the window has closed: those that say how it stands (B38). */
export function answerTemplates(status: number): readonly TemplateSlug[] {
  const known = Object.values(ReservationStatus).find((one) => one === status);
  return known === undefined ? [] : ofStatus[known];
}
