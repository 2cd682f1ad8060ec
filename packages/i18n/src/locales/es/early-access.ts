/** Spanish texts. */
export const es = {
  title: 'Reserva anticipada de actividades',
  with: (name: string) => `Con ${name}`,
  intro: 'Elija una actividad: con este enlace puede reservarla antes de que se abran las inscripciones.',
  until: (date: string) => `Puede hacerlo hasta el ${date}.`,
  found: (count: number): string => (count === 1 ? '1 actividad' : `${count} actividades`),
  pages: 'Páginas de la selección',
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  previous: 'Anteriores',
  next: 'Siguientes',
  missingTitle: 'Este enlace está incompleto',
  missing:
    'Este enlace no es de ningún colaborador. Pida el enlace de reserva anticipada al establecimiento en el que se aloja.',
  offTitle: 'Reserva anticipada desactivada',
  off: 'La reserva previa de actividades está desactivada temporalmente.',
  opensOn: (date: string) => `Se abrirá el ${date}.`,
  emptyTitle: 'Ahora mismo no hay actividades',
  empty: 'Estamos preparando las próximas. Vuelva a mirar dentro de unos días.',
  toAgenda: 'Ver la agenda',
};
