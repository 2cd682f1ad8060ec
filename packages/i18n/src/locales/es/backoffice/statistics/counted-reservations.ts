import { countPeople, plural } from '../../counting';

export const countedReservations = {
  titles: {
    pending: 'Reservas pendientes',
    confirmed: 'Reservas confirmadas',
    waiting: 'Reservas en espera',
    holding: 'Reservas con plaza',
  },
  from: (place: string): string => `Reservas de ${place}`,
  everywhere: 'Todo tu ámbito',
  always: 'Todas las fechas',
  range: (from: string, to: string): string => `Del ${from} al ${to}`,
  total: (shown: string, count: number): string => `${shown} ${plural(count, 'reserva', 'reservas')}`,
  back: 'Volver a las estadísticas',
  caption: 'Reservas que cuenta la cifra',
  columns: {
    booker: 'Titular',
    reference: 'Nº Reserva',
    status: 'Estado',
    people: 'Personas',
    activity: 'Actividad',
    date: 'Fecha',
  },
  party: countPeople,
  erased: 'Datos borrados',
  empty: 'Ninguna reserva',
  emptyMessage: 'Puede que hayan cambiado desde que se contaron.',
};
