import type * as es from '../es/many-reservations';
import { countPeople, countReservations, plural } from './counting';
import { manyWords } from './many';
import { writing } from './writing';

const countRequests = (count: number) => plural(count, '1 pedido', `${count} pedidos`);

export const many: typeof es.many = {
  ...manyWords,
  select: 'Selecionar',
  selectOne: (name) => `Selecionar a reserva de ${name}`,
  selectAll: (count) => `Selecionar todas (${count})`,
  bar: 'Reservas selecionadas',
  gone: (count) =>
    plural(count, 'Uma das selecionadas já não está na lista.', `${count} das selecionadas já não estão na lista.`),
  confirm: 'Confirmar',
  wait: 'Passar para a lista de espera',
  cancel: 'Cancelar',
  write: 'Escrever',
  confirmAll: 'Confirmar os pendentes',
  order: 'Primeiro os pedidos, por ordem de chegada, e depois a lista de espera. Se algum não couber, fica como está.',
  questions: {
    confirm: {
      title: 'Confirmar as selecionadas',
      message: (count) => `${plural(count, 'Será confirmada', 'Serão confirmadas')} ${countReservations(count)}.`,
      accept: 'Confirmar',
      done: (count) => plural(count, '1 reserva confirmada', `${count} reservas confirmadas`),
    },
    wait: {
      title: 'Passar para a lista de espera',
      message: (count) =>
        `${plural(count, 'Passará', 'Passarão')} para a lista de espera ${countReservations(count)} e os seus lugares ficarão livres.`,
      accept: 'Passar para a lista de espera',
      done: (count) => plural(count, '1 reserva em espera', `${count} reservas em espera`),
    },
    cancel: {
      title: 'Cancelar as selecionadas',
      message: (count) =>
        `${plural(count, 'Será cancelada', 'Serão canceladas')} ${countReservations(count)}, com os acompanhantes. ${plural(count, 'Pode ser recuperada', 'Podem ser recuperadas')} durante 30 dias se houver lugares.`,
      accept: 'Cancelar as reservas',
      done: (count) => plural(count, '1 reserva cancelada', `${count} reservas canceladas`),
    },
  },
  requests: {
    title: 'Confirmar os pedidos pendentes',
    message: (count, people) =>
      `${plural(count, 'Será confirmado', 'Serão confirmados')} ${countRequests(count)} (${countPeople(people)}), por ordem de chegada.`,
  },
  notify: 'Avisar por mensagem',
  notifyHint: 'Cada titular recebe a mensagem do novo estado.',
  somebody: 'Uma reserva',
};

export const cancelReason: typeof es.cancelReason = {
  label: 'Motivo',
  none: 'Sem motivo',
  codes: {
    weather: 'Mau tempo',
    minimum: 'Não se atinge o mínimo',
    visitor: 'A pedido do visitante',
    duplicate: 'Reserva repetida',
    other: 'Outro motivo',
  },
  text: 'Qual',
  textHint: 'No máximo, 300 caracteres. Sem dados de saúde nem de outras pessoas.',
  required: 'Escreva o motivo',
  tell: 'Dizê-lo ao visitante',
  tellHint: 'A mensagem de cancelamento inclui o motivo.',
  shown: (reason) => `Motivo: ${reason}`,
};

export const write: typeof es.write = {
  ...writing,
  action: 'Escrever uma mensagem',
  title: (count) => `Escrever a ${countReservations(count)}`,
  about: 'Só para avisos sobre a reserva, não para publicidade. Envia-se por e-mail, não por WhatsApp.',
  nobody: 'Nenhum e-mail chega a estas reservas.',
  suppressed: 'O servidor recusa o e-mail. É preciso telefonar:',
  withoutEmail: 'Sem e-mail. É preciso telefonar:',
  gone: (count) =>
    plural(
      count,
      'Uma já não está na lista e não receberá nada.',
      `${count} já não estão na lista e não receberão nada.`,
    ),
  fieldNames: {
    'reserva.nombre': 'Nome',
    'reserva.referencia': 'Número da reserva',
    'reserva.personas': 'Pessoas',
    'reserva.turno': 'Turno',
    'reserva.enlace_reserva': 'Ligação para a reserva',
    'actividad.titulo': 'Título da atividade',
    'actividad.fecha': 'Data',
    'actividad.horario': 'Horário',
    'actividad.punto_encuentro': 'Ponto de encontro',
    'actividad.enlace_mapa': 'Ligação para o mapa',
  },
  send: (count) => `Enviar a ${countReservations(count)}`,
  done: (count) => `A enviar a ${countReservations(count)}.`,
  event: 'Mensagem escrita pela equipa',
};
