import { countPlaces, counted, plural } from '../counting';

/** Texts of the waiting list for staff; they come with the screens that show one. */
export const waitingList = {
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
    offered: (count: number) => `${counted(count, 'plaza está ofrecida', 'plazas están ofrecidas')} a quien espera`,
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
    held: (count: number) => `${countPlaces(count)} ${plural(count, 'ofrecida', 'ofrecidas')}`,
    position: (position: number) => `${position}.º`,
    turn: (position: number, name: string) => `Puesto ${position}: ${name}`,
    offeredUntil: (until: string) => `Plaza ofrecida hasta el ${until}`,
    fits: 'Cabe ahora',
    tooMany: 'No cabe en las plazas libres',
    unanswered: (count: number) => counted(count, 'oferta sin respuesta', 'ofertas sin respuesta'),
    passedOver: 'No se le ofrecen más plazas de forma automática.',
    offer: 'Ofrecer plaza',
    offerTo: (name: string) => `Ofrecer plaza a ${name}`,
    withdraw: 'Retirar oferta',
    withdrawFrom: (name: string) => `Retirar la oferta de ${name}`,
    showAll: (count: number) => `Ver las ${count} reservas en orden`,
    missing: (count: number) => plural(count, 'Espera 1 reserva más.', `Esperan ${count} reservas más.`),
    legend: 'Plazas ofrecidas a quien espera',
  },
  dialogs: {
    offer: {
      title: 'Ofrecer plaza',
      message: (name: string, count: number, hours: number) =>
        `${plural(count, 'Se guardará', 'Se guardarán')} ${countPlaces(count)} y se avisará a ${name} por mensaje. Tendrá ${counted(hours, 'hora', 'horas')} para responder, sin contar la noche.`,
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
