import { countPeople, plural } from '../../counting';
import type * as es from '../../../es/backoffice/statistics/counted-reservations';

export const countedReservations: typeof es.countedReservations = {
  titles: {
    pending: 'Reservas pendentes',
    confirmed: 'Reservas confirmadas',
    waiting: 'Reservas em espera',
    holding: 'Reservas com lugar',
  },
  from: (place) => `Reservas de ${place}`,
  everywhere: 'Todo o seu âmbito',
  always: 'Todas as datas',
  range: (from, to) => `De ${from} a ${to}`,
  total: (shown, count) => `${shown} ${plural(count, 'reserva', 'reservas')}`,
  back: 'Voltar às estatísticas',
  caption: 'Reservas contadas neste número',
  columns: {
    booker: 'Titular',
    reference: 'N.º da reserva',
    status: 'Estado',
    people: 'Pessoas',
    activity: 'Atividade',
    date: 'Data',
  },
  party: countPeople,
  erased: 'Dados apagados',
  empty: 'Nenhuma reserva',
  emptyMessage: 'Podem ter mudado desde que foram contadas.',
};
