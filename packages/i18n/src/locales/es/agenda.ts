import type { MinimumAge, PlacesState } from '@dehesa/domain/activities';
import { counted, plural } from './counting';

/** Spanish texts of the public agenda and its feeds. */
export const agenda = {
  title: 'Agenda de actividades',
  description: 'Actividades guiadas en Monfragüe y Tajo Internacional: fechas, lugares y plazas libres.',
  calendarName: (site: string) => `${site}: agenda de actividades`,
  found: (count: number): string => counted(count, 'actividad', 'actividades'),
  list: 'Actividades',
  filters: {
    title: 'Buscar en la agenda',
    search: '¿Qué le apetece?',
    searchHint: 'Por ejemplo: buitres, barco, estrellas',
    territory: '¿Dónde?',
    anywhere: 'Toda la zona',
    when: '¿Cuándo?',
    anyDate: 'Cualquier fecha',
    period: { weekend: 'Este fin de semana', month: 'Este mes', nextMonth: 'El mes que viene' },
    more: 'Más opciones: fechas y edades',
    from: 'Desde el día',
    to: 'Hasta el día',
    audience: '¿Para quién?',
    anyAudience: 'Para cualquiera',
    audiences: (age: MinimumAge): string => (age === 0 ? 'Para todos los públicos' : `A partir de ${age} años`),
    withChildren: 'Vamos con niños',
    submit: 'Buscar',
    clear: 'Ver toda la agenda',
  },
  /** `names`: those of the first, joined; `more` are left out. */
  shifts: (names: string, count: number, more: number): string =>
    `${plural(count, 'Turno', 'Turnos')}: ${names}${more > 0 ? ` y ${more} más` : ''}`,
  places: (state: PlacesState, free: number): string => {
    if (state === 'last') return plural(free, 'Queda 1 plaza', `Quedan ${free} plazas`);
    return { free: 'Hay plazas', waiting: 'Completo · hay lista de espera', full: 'Completo' }[state];
  },
  opensOn: (date: string) => `Se puede reservar desde el ${date}`,
  earlyAccess: 'Reserva anticipada',
  earlyAccessIntro: 'Ha entrado con el enlace de un colaborador: puede reservar antes las actividades que lo permiten.',
  pages: 'Páginas de la agenda',
  page: (page: number, pages: number) => `Página ${page} de ${pages}`,
  previous: 'Anteriores',
  next: 'Siguientes',
  emptyTitle: 'No hay actividades con esas condiciones',
  empty: 'Pruebe con otras fechas o con menos condiciones.',
  nothingTitle: 'Ahora mismo no hay actividades',
  nothing: 'Estamos preparando las próximas. Vuelva a mirar dentro de unos días.',
  subscribeTitle: 'La agenda en su calendario',
  subscribe: 'Añadir a mi calendario',
  subscribeHint: 'Si añade esta dirección a su calendario, las actividades nuevas aparecerán solas:',
  calendarTitle: 'Agenda para el calendario (iCalendar)',
  feedTitle: 'Agenda en JSON Feed',
};

/** Spanish texts. */
export const earlyAccess = {
  title: 'Reserva anticipada de actividades',
  with: (name: string) => `Con ${name}`,
  intro: 'Elija una actividad: con este enlace puede reservarla antes de que se abran las inscripciones.',
  until: (date: string) => `Puede hacerlo hasta el ${date}.`,
  found: (count: number): string => counted(count, 'actividad', 'actividades'),
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
