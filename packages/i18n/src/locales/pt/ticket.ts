import type * as es from '../es/ticket';

/** The booking on paper, in Portuguese (Portugal). */
export const ticket: typeof es.ticket = {
  title: (reference) => `Reserva ${reference}`,
  reference: 'Número da reserva',
  when: 'Quando',
  where: 'Ponto de encontro',
  place: 'Local',
  people: 'Pessoas',
  contact: 'Contacto',
  pending: 'Por confirmar',
  show: 'Mostre-o à chegada, no telemóvel ou em papel.',
  shift: (name) => `Turno: ${name}`,
  fileName: (reference) => `Reserva ${reference}.pdf`,
};
