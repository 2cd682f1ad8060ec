import type * as es from '../../es/backoffice/check-in';
import { counted, plural } from '../counting';

export const checkIn: typeof es.checkIn = {
  openList: 'Fazer a chamada',
  history: {
    checkIn: 'Chamada feita',
    came: (count) => plural(count, 'Veio 1', `Vieram ${count}`),
    absent: (count) => plural(count, 'Não vem 1', `Não vêm ${count}`),
    open: (count) => counted(count, 'marcação anulada', 'marcações anuladas'),
  },
};

export const readings: typeof es.readings = {
  title: 'Leituras',
  introduction: (activity, date) => `${activity} · ${date}`,
  toBoard: 'Ver as reservas',
  live: 'Em direto',
  polled: 'Atualiza-se de 15 em 15 segundos',
  present: 'Presenças',
  presentOf: (present, confirmed) => `${present} de ${confirmed}`,
  presentDetail: 'pessoas confirmadas que já chegaram',
  visits: 'Visitas',
  visitsDetail: 'reservas validadas num colaborador',
  filter: 'Que leituras',
  kinds: { all: 'Todas', attendance: 'Presenças', visit: 'Visitas' },
  search: 'Procurar por nome ou número da reserva',
  clear: 'Limpar a pesquisa',
  list: 'Leituras, da mais recente para a mais antiga',
  pages: 'Páginas de leituras',
  count: (count) => counted(count, 'leitura', 'leituras'),
  attendance: 'Chegou',
  visit: (people) => plural(people, 'Visita de 1 pessoa', `Visita de ${people} pessoas`),
  by: (name) => `Por ${name}`,
  byNobody: 'Não se sabe quem registou',
  at: (place) => `Em ${place}`,
  removedCollaborator: 'Num colaborador que já não existe',
  shift: (name) => `Turno ${name}`,
  erased: 'Dados apagados',
  empty: 'Ainda não há leituras',
  emptyMessage: 'Aparecem aqui assim que alguém fizer a chamada ou um colaborador validar uma visita.',
  toList: 'Fazer a chamada',
  nothingFound: 'Nenhuma leitura corresponde à pesquisa',
  showAll: 'Ver todas',
};
