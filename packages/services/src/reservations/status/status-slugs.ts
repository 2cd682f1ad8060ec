import type { TemplateSlug } from '@dehesa/domain/messages';
import { ReservationStatus } from '@dehesa/domain/reservations';

/** The template that tells a booker of a state (B17, B36). */
export const statusSlugs: Record<ReservationStatus, TemplateSlug> = {
  [ReservationStatus.pending]: 'reserva-pendiente',
  [ReservationStatus.confirmed]: 'reserva-confirmada',
  [ReservationStatus.waiting]: 'reserva-en-espera',
  [ReservationStatus.cancelled]: 'reserva-cancelada',
};
