import { counted, plural } from '../counting';

export const checkIn = {
  /** The link from an activity's reservations to the guide's list. */
  openList: 'Pasar lista',
  history: {
    checkIn: 'Lista pasada',
    came: (count: number): string => plural(count, 'Ha venido 1', `Han venido ${count}`),
    absent: (count: number): string => plural(count, 'No viene 1', `No vienen ${count}`),
    open: (count: number): string => counted(count, 'marca deshecha', 'marcas deshechas'),
  },
};

export const readings = {
  title: 'Lecturas',
  introduction: (activity: string, date: string) => `${activity} · ${date}`,
  toBoard: 'Ver las reservas',
  live: 'En directo',
  polled: 'Se actualiza cada 15 segundos',
  present: 'Asistencia',
  presentOf: (present: string, confirmed: string) => `${present} de ${confirmed}`,
  presentDetail: 'personas confirmadas que ya han llegado',
  visits: 'Visitas',
  visitsDetail: 'reservas validadas en un colaborador',
  filter: 'Qué lecturas',
  kinds: { all: 'Todas', attendance: 'Asistencia', visit: 'Visitas' },
  search: 'Buscar por nombre o número de reserva',
  clear: 'Borrar la búsqueda',
  list: 'Lecturas, la más reciente primero',
  pages: 'Páginas de lecturas',
  count: (count: number): string => counted(count, 'lectura', 'lecturas'),
  attendance: 'Ha llegado',
  visit: (people: number): string => plural(people, 'Visita de 1 persona', `Visita de ${people} personas`),
  by: (name: string) => `Por ${name}`,
  byNobody: 'No consta quién',
  at: (place: string) => `En ${place}`,
  removedCollaborator: 'En un colaborador que ya no existe',
  shift: (name: string) => `Turno ${name}`,
  erased: 'Datos borrados',
  empty: 'Aún no hay lecturas',
  emptyMessage: 'Aparecerán aquí en cuanto alguien pase lista o un colaborador valide una visita.',
  toList: 'Pasar lista',
  nothingFound: 'Ninguna lectura coincide',
  showAll: 'Ver todas',
};
