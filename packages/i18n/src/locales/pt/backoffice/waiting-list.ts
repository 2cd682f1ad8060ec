import type * as es from '../../es/backoffice/waiting-list';
import { countPlaces, counted, plural } from '../counting';

export const waitingList: typeof es.waitingList = {
  form: {
    modes: {
      none: 'Sem lista de espera',
      manual: 'É gerida pela equipa',
      offer: 'Oferece lugares por mensagem',
      automatic: 'Avança automaticamente quando há lugares',
    },
    hints: {
      none: 'Com a lotação esgotada já não se aceita ninguém.',
      manual: 'A equipa escolhe a quem oferece os lugares que vagam.',
      offer: 'Os lugares que vagam são guardados e oferecidos por ordem; quem não responde a tempo passa para o fim.',
      automatic: 'Quem está à espera e cabe passa de imediato a pendente, sem lhe perguntar.',
    },
    hours: 'Horas para responder a uma oferta',
    hoursHint: 'De 1 a 168. Das 22:00 às 8:00 o tempo não conta.',
    offered: (count) => `${counted(count, 'lugar está oferecido', 'lugares estão oferecidos')} a quem espera`,
  },
  panel: {
    title: 'Ordem da lista de espera',
    modes: {
      none: 'A atividade não tem lista de espera',
      manual: 'A equipa oferece os lugares',
      offer: 'Os lugares livres são oferecidos automaticamente',
      automatic: 'Quem cabe passa automaticamente a pendente',
    },
    loading: 'A carregar a lista de espera…',
    failed: 'Não foi possível carregar a lista de espera',
    held: (count) => `${countPlaces(count)} ${plural(count, 'oferecido', 'oferecidos')}`,
    position: (position) => `${position}.ª`,
    turn: (position, name) => `Posição ${position}: ${name}`,
    offeredUntil: (until) => `Lugar oferecido até ${until}`,
    fits: 'Cabe agora',
    tooMany: 'Não cabe nos lugares livres',
    unanswered: (count) => counted(count, 'oferta sem resposta', 'ofertas sem resposta'),
    passedOver: 'Já não lhe são oferecidos lugares automaticamente.',
    offer: 'Oferecer lugar',
    offerTo: (name) => `Oferecer lugar a ${name}`,
    withdraw: 'Retirar oferta',
    withdrawFrom: (name) => `Retirar a oferta de ${name}`,
    showAll: (count) => `Ver as ${count} reservas por ordem`,
    missing: (count) => plural(count, 'Está à espera mais 1 reserva.', `Estão à espera mais ${count} reservas.`),
    legend: 'Lugares oferecidos a quem espera',
  },
  dialogs: {
    offer: {
      title: 'Oferecer lugar',
      message: (name, count, hours) =>
        `${plural(count, 'Será guardado', 'Serão guardados')} ${countPlaces(count)} e ${name} receberá uma mensagem. Terá ${counted(hours, 'hora', 'horas')} para responder, sem contar a noite.`,
      accept: 'Oferecer lugar',
      done: { title: 'Oferecido', message: 'Lugar oferecido e mensagem a caminho' },
    },
    withdraw: {
      title: 'Retirar a oferta',
      message: (name) =>
        `Os lugares oferecidos a ${name} ficarão livres. Mantém a sua posição na lista, mas a ligação que recebeu deixará de funcionar.`,
      accept: 'Retirar a oferta',
      done: { title: 'Retirada', message: 'Oferta retirada' },
    },
    keep: 'Não, voltar',
  },
  card: { offeredUntil: (until) => `Lugar oferecido até ${until}` },
  history: {
    offerPlaces: 'Lugar oferecido',
    acceptOffer: 'Oferta aceite',
    declineOffer: 'Oferta recusada',
    expireOffer: 'Oferta expirada sem resposta',
    withdrawOffer: 'Oferta retirada',
    product: 'Automaticamente',
  },
};
