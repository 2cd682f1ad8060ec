import type * as es from '../es/waiting-list';
import { plural } from './counting';

/** Portuguese texts of the page that answers an offer of the waiting list. */
export const offer: typeof es.offer = {
  title: 'Lugar oferecido',
  open: {
    title: 'Há lugar para si',
    places: (count) =>
      plural(
        count,
        'Temos 1 lugar guardado para si.',
        `Temos ${count} lugares guardados para si, os de toda a sua reserva.`,
      ),
    until: (deadline) => `Pode responder até ${deadline}.`,
    atOnce: 'Se o aceitar, a sua reserva fica confirmada de imediato.',
    after:
      'Se não responder até lá, a oferta passa para a pessoa seguinte e a sua reserva vai para o fim da lista de espera.',
  },
  facts: {
    activity: 'Atividade',
    date: 'Data',
    hours: 'Horário',
    municipality: 'Município',
    reference: 'Número da reserva',
    people: 'Pessoas',
  },
  accept: 'Aceitar o lugar',
  decline: 'Agora não: continuar na lista',
  leave: 'Sair da lista de espera',
  sending: 'A enviar…',
  position: (position, waiting) =>
    plural(
      waiting,
      'É a única reserva na lista de espera.',
      `A sua reserva é a número ${position} de ${waiting} na lista de espera.`,
    ),
  questions: {
    decline: {
      title: 'Continuar na lista de espera?',
      text: 'A oferta passa para a pessoa seguinte e a sua reserva vai para o fim da lista.',
      yes: 'Sim, continuar na lista',
    },
    leave: {
      title: 'Sair da lista de espera?',
      text: 'A sua reserva será cancelada, com todos os acompanhantes. Não é possível anular esta ação.',
      yes: 'Sim, sair da lista',
    },
    no: 'Não, voltar',
  },
  states: {
    accepted: {
      title: 'Lugar aceite',
      text: 'A sua reserva está por confirmar e os seus lugares ficam guardados. Escrevemos-lhe assim que for confirmada.',
    },
    confirmed: {
      title: 'Lugar confirmado',
      text: 'A sua reserva está confirmada. No e-mail que lhe enviámos encontra o seu código e a ligação para a alterar ou cancelar.',
    },
    declined: {
      title: 'Continua na lista de espera',
      text: 'Recusou este lugar. Se vagar outro quando chegar a sua vez, avisamos.',
    },
    left: { title: 'Saiu da lista de espera', text: 'A sua reserva está cancelada. Obrigado por avisar.' },
    expired: {
      title: 'O prazo para responder terminou',
      text: 'Os seus lugares já não estão guardados. A sua reserva continua na lista de espera, no último lugar.',
    },
    withdrawn: {
      title: 'Esta oferta já não está aberta',
      text: 'A sua reserva foi alterada depois de lhe enviarmos a mensagem. Se tiver dúvidas, ligue para o telefone da mensagem que lhe enviámos.',
    },
    unavailable: {
      title: 'A atividade já não está disponível',
      text: 'Não é possível aceitar o lugar neste momento. A sua reserva mantém-se; se tiver dúvidas, ligue para o telefone da mensagem.',
    },
    missing: {
      title: 'A ligação não é válida',
      text: 'Abra-a de novo a partir da mensagem que lhe enviámos ou copie-a por inteiro.',
    },
  },
  failed: 'Ocorreu um erro',
  failedHint: 'Não foi possível enviar a sua resposta. Verifique a ligação à internet e tente de novo.',
  toAgenda: 'Ver toda a agenda',
};
