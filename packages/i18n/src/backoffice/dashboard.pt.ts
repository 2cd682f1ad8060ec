import type { es } from './dashboard.es';

export const pt: typeof es = {
  greeting: (name) => `Olá, ${name}`,
  staffIntroduction: 'Eis o ponto de situação das atividades e das reservas.',
  plainIntroduction: 'Damos-lhe as boas-vindas ao sistema de reservas.',
  tiles: {
    reservations: 'Reservas',
    activities: 'Atividades',
    collaborators: 'Colaboradores',
    collaboratorsDetail: 'Estabelecimentos que trazem visitantes',
    reservationsDetail: (pending, confirmed, waiting) =>
      `${confirmed} ${confirmed === 1 ? 'confirmada' : 'confirmadas'} · ${pending} ${pending === 1 ? 'pendente' : 'pendentes'} · ${waiting} em espera`,
    activitiesDetail: (coming) => `${coming} por realizar`,
  },
  coming: {
    heading: 'Próximas atividades',
    empty: 'Não há atividades agendadas',
    emptyMessage: 'Quando for publicada uma atividade com data futura, aparecerá aqui.',
    occupied: (held, capacity) => `${held} de ${capacity} lugares ocupados`,
    pending: (count) => (count === 1 ? '1 pedido pendente' : `${count} pedidos pendentes`),
    full: 'Esgotada',
  },
};
