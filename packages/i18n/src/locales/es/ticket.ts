/** The booking on paper (B102). */
export const ticket = {
  title: (reference: string) => `Reserva ${reference}`,
  reference: 'Número de reserva',
  when: 'Cuándo',
  where: 'Punto de encuentro',
  place: 'Lugar',
  people: 'Personas',
  contact: 'Contacto',
  pending: 'Pendiente de confirmar',
  show: 'Enséñelo al llegar, en el móvil o en papel.',
  shift: (name: string) => `Turno: ${name}`,
  fileName: (reference: string) => `Reserva ${reference}.pdf`,
};
