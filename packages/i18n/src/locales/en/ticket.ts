import type * as es from '../es/ticket';

/** The booking on paper, in English (Britain). */
export const ticket: typeof es.ticket = {
  title: (reference) => `Booking ${reference}`,
  reference: 'Booking number',
  when: 'When',
  where: 'Meeting point',
  place: 'Place',
  people: 'People',
  contact: 'Contact',
  pending: 'Not confirmed yet',
  show: 'Show it when you arrive, on your phone or on paper.',
  shift: (name) => `Session: ${name}`,
  fileName: (reference) => `Booking ${reference}.pdf`,
};
