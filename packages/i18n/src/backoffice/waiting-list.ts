import type { StaffLanguage } from '@dehesa/domain/languages';

const places = (count: number) => (count === 1 ? '1 plaza' : `${count} plazas`);

/** Texts of the waiting list for staff; they come with the screens that show one. */
const es = {
  form: {
    modes: {
      none: 'Sin lista de espera',
      manual: 'La gestiona el equipo',
      offer: 'Ofrece las plazas por mensaje',
      automatic: 'Avanza automáticamente cuando quedan plazas',
    },
    hints: {
      none: 'Con el aforo completo ya no se admite a nadie.',
      manual: 'El equipo elige a quién ofrece las plazas que quedan libres.',
      offer:
        'Las plazas que quedan libres se guardan y se ofrecen por orden; quien no responde a tiempo pasa al final.',
      automatic: 'Quien está en espera y cabe pasa a pendiente al momento, sin preguntarle.',
    },
    hours: 'Horas para responder a una oferta',
    hoursHint: 'De 1 a 168. De 22:00 a 8:00 el tiempo no corre.',
    offered: (count: number) =>
      `${count === 1 ? '1 plaza está ofrecida' : `${count} plazas están ofrecidas`} a quien espera`,
  },
  panel: {
    title: 'Orden de la lista de espera',
    modes: {
      none: 'La actividad no tiene lista de espera',
      manual: 'El equipo ofrece las plazas',
      offer: 'Las plazas libres se ofrecen automáticamente',
      automatic: 'Quien cabe pasa automáticamente a pendiente',
    },
    loading: 'Cargando la lista de espera…',
    failed: 'No se ha podido cargar la lista de espera',
    held: (count: number) => `${places(count)} ${count === 1 ? 'ofrecida' : 'ofrecidas'}`,
    position: (position: number) => `${position}.º`,
    turn: (position: number, name: string) => `Puesto ${position}: ${name}`,
    offeredUntil: (until: string) => `Plaza ofrecida hasta el ${until}`,
    fits: 'Cabe ahora',
    tooMany: 'No cabe en las plazas libres',
    unanswered: (count: number) => (count === 1 ? '1 oferta sin respuesta' : `${count} ofertas sin respuesta`),
    passedOver: 'No se le ofrecen más plazas de forma automática.',
    offer: 'Ofrecer plaza',
    offerTo: (name: string) => `Ofrecer plaza a ${name}`,
    withdraw: 'Retirar oferta',
    withdrawFrom: (name: string) => `Retirar la oferta de ${name}`,
    showAll: (count: number) => `Ver las ${count} reservas en orden`,
    missing: (count: number) => (count === 1 ? 'Espera 1 reserva más.' : `Esperan ${count} reservas más.`),
    legend: 'Plazas ofrecidas a quien espera',
  },
  dialogs: {
    offer: {
      title: 'Ofrecer plaza',
      message: (name: string, count: number, hours: number) =>
        `${count === 1 ? 'Se guardará' : 'Se guardarán'} ${places(count)} y se avisará a ${name} por mensaje. Tendrá ${hours === 1 ? '1 hora' : `${hours} horas`} para responder, sin contar la noche.`,
      accept: 'Ofrecer plaza',
      done: { title: 'Ofrecida', message: 'Plaza ofrecida y mensaje en camino' },
    },
    withdraw: {
      title: 'Retirar la oferta',
      message: (name: string) =>
        `Las plazas ofrecidas a ${name} quedarán libres. Conserva su puesto en la lista, pero el enlace que recibió dejará de servir.`,
      accept: 'Retirar la oferta',
      done: { title: 'Retirada', message: 'Oferta retirada' },
    },
    keep: 'No, volver',
  },
  card: { offeredUntil: (until: string) => `Plaza ofrecida hasta el ${until}` },
  history: {
    offerPlaces: 'Plaza ofrecida',
    acceptOffer: 'Oferta aceptada',
    declineOffer: 'Oferta rechazada',
    expireOffer: 'Oferta caducada sin respuesta',
    withdrawOffer: 'Oferta retirada',
    product: 'De forma automática',
  },
};

const lugares = (count: number) => (count === 1 ? '1 lugar' : `${count} lugares`);

const pt: typeof es = {
  form: {
    modes: {
      none: 'Sem lista de espera',
      manual: 'É gerida pela equipa',
      offer: 'Oferece os lugares por mensagem',
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
    offered: (count) => `${count === 1 ? '1 lugar está oferecido' : `${count} lugares estão oferecidos`} a quem espera`,
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
    held: (count) => `${lugares(count)} ${count === 1 ? 'oferecido' : 'oferecidos'}`,
    position: (position) => `${position}.ª`,
    turn: (position, name) => `Posição ${position}: ${name}`,
    offeredUntil: (until) => `Lugar oferecido até ${until}`,
    fits: 'Cabe agora',
    tooMany: 'Não cabe nos lugares livres',
    unanswered: (count) => (count === 1 ? '1 oferta sem resposta' : `${count} ofertas sem resposta`),
    passedOver: 'Já não lhe são oferecidos lugares automaticamente.',
    offer: 'Oferecer lugar',
    offerTo: (name) => `Oferecer lugar a ${name}`,
    withdraw: 'Retirar oferta',
    withdrawFrom: (name) => `Retirar a oferta de ${name}`,
    showAll: (count) => `Ver as ${count} reservas por ordem`,
    missing: (count) => (count === 1 ? 'Está à espera mais 1 reserva.' : `Estão à espera mais ${count} reservas.`),
    legend: 'Lugares oferecidos a quem espera',
  },
  dialogs: {
    offer: {
      title: 'Oferecer lugar',
      message: (name, count, hours) =>
        `${count === 1 ? 'Será guardado' : 'Serão guardados'} ${lugares(count)} e ${name} receberá uma mensagem. Terá ${hours === 1 ? '1 hora' : `${hours} horas`} para responder, sem contar a noite.`,
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

export type WaitingListTexts = typeof es;
export const waitingList: Record<StaffLanguage, WaitingListTexts> = { es, pt };
