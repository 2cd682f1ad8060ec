const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`);

export const es = {
  lang: 'es-ES',
  kinds: { confirmed: 'Reservas confirmadas', waiting: 'Lista de espera' },
  /** In the order of the documented table. */
  columns: ['Nº Reserva', 'Nombre', 'Apellidos', 'Teléfono', 'Email', 'Provincia', 'Localidad'],
  /** Names of sheets. */
  sheets: { confirmed: 'Confirmadas', waiting: 'En espera' },
  facts: { place: 'Lugar', date: 'Fecha', capacity: 'Aforo', start: 'Hora de inicio', end: 'Hora de fin' },
  capacity: (total: number, shifts: number, each: number) =>
    shifts > 1 ? `${total} (${each} por turno)` : String(total),
  shift: (name: string) => `Turno: ${name}`,
  withoutShift: 'Sin turno',
  total: (reservations: number, count: number) =>
    `${people(count)} en ${reservations === 1 ? '1 reserva' : `${reservations} reservas`}`,
  people,
  empty: 'Lista vacía',
  emptyPrint: 'La lista que quieres imprimir está vacía',
  printedAt: (when: string) => `Impreso el ${when}`,
  page: (number: number, total: number) => `Página ${number} de ${total}`,
  print: 'Imprimir',
  downloadPdf: 'Descargar en PDF',
  failed: 'No se ha podido abrir la lista',
};
