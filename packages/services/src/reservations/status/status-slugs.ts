import type { TemplateSlug } from '@dehesa/domain/messages';
import type { ReservationStatus } from '@dehesa/domain/reservations';

/** The template that tells a booker of a state (B17, B36). */
export const statusSlugs: Record<ReservationStatus, TemplateSlug> = {
  1: 'reserva-pendiente',
  2: 'reserva-confirmada',
  3: 'reserva-en-espera',
  4: 'reserva-cancelada',
};
