import type { TemplateSlug } from './templates';

const states = ['reserva-pendiente', 'reserva-confirmada', 'reserva-en-espera', 'reserva-cancelada'] as const;
const suspensions = ['actividad-suspendida', 'actividad-otra-fecha'] as const;

const anythingElseThan = (own: TemplateSlug): TemplateSlug[] =>
  [...states, ...suspensions].filter((slug) => slug !== own);

/**
 * Messages that say how a reservation stands, and which later one to the same booker says it otherwise (B35). A state is not
 * outdated by itself, which may be sent again, nor by a change: only the message of the state brings code and link.
 */
export const outdatedBy: Readonly<Partial<Record<TemplateSlug, readonly TemplateSlug[]>>> = {
  'reserva-pendiente': anythingElseThan('reserva-pendiente'),
  'reserva-confirmada': anythingElseThan('reserva-confirmada'),
  'reserva-en-espera': anythingElseThan('reserva-en-espera'),
  'reserva-cancelada': anythingElseThan('reserva-cancelada'),
  // How an offer has ended its own row says.
  'lista-espera-oferta': ['lista-espera-oferta'],
  'reserva-modificada': suspensions,
  'cambio-horario': suspensions,
  // Whoever has chosen a date is told so as of a change.
  'actividad-otra-fecha': [...states, ...suspensions, 'reserva-modificada'],
};
