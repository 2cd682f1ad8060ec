export const es = {
  greeting: (name: string) => `Hola, ${name}`,
  staffIntroduction: 'Así van las actividades y sus reservas.',
  plainIntroduction: 'Te damos la bienvenida al sistema de reservas.',
  tiles: {
    reservations: 'Reservas',
    activities: 'Actividades',
    collaborators: 'Colaboradores',
    collaboratorsDetail: 'Establecimientos que traen visitantes',
    reservationsDetail: (pending: number, confirmed: number, waiting: number) =>
      `${confirmed} ${confirmed === 1 ? 'confirmada' : 'confirmadas'} · ${pending} ${pending === 1 ? 'pendiente' : 'pendientes'} · ${waiting} en espera`,
    activitiesDetail: (coming: number) => `${coming} por celebrar`,
  },
  coming: {
    heading: 'Próximas actividades',
    empty: 'No hay actividades programadas',
    emptyMessage: 'Cuando se publique una actividad con fecha futura, aparecerá aquí.',
    occupied: (held: number, capacity: number) => `${held} de ${capacity} plazas ocupadas`,
    pending: (count: number) => (count === 1 ? '1 solicitud pendiente' : `${count} solicitudes pendientes`),
    full: 'Completa',
  },
};
