import { plural } from './counting';

/** Spanish texts of the page that answers an offer of the waiting list. */
export const offer = {
  title: 'Plaza ofrecida',
  open: {
    title: 'Hay plaza para usted',
    places: (count: number): string =>
      plural(count, 'Le guardamos 1 plaza.', `Le guardamos ${count} plazas, las de toda su reserva.`),
    until: (deadline: string) => `Puede responder hasta ${deadline}.`,
    atOnce: 'Si la acepta, su reserva queda confirmada al momento.',
    after:
      'Si no responde antes, ofreceremos las plazas a la siguiente persona y usted pasará al último lugar de la lista de espera.',
  },
  facts: {
    activity: 'Actividad',
    date: 'Fecha',
    hours: 'Horario',
    municipality: 'Municipio',
    reference: 'Número de reserva',
    people: 'Personas',
  },
  accept: 'Aceptar la plaza',
  decline: 'Ahora no: seguir en la lista',
  leave: 'Salir de la lista de espera',
  sending: 'Enviando…',
  position: (position: number, waiting: number): string =>
    plural(
      waiting,
      'Es la única reserva en la lista de espera.',
      `Su reserva es la número ${position} de ${waiting} en la lista de espera.`,
    ),
  questions: {
    decline: {
      title: '¿Seguir en la lista de espera?',
      text: 'Ofreceremos su sitio a la siguiente persona y usted pasará al último lugar de la lista.',
      yes: 'Sí, seguir en la lista',
    },
    leave: {
      title: '¿Salir de la lista de espera?',
      text: 'Se cancelará su reserva con todos sus acompañantes. Esta acción no se puede deshacer.',
      yes: 'Sí, salir de la lista',
    },
    no: 'No, volver',
  },
  states: {
    accepted: {
      title: 'Plaza aceptada',
      text: 'Su reserva está pendiente de confirmar y sus plazas quedan guardadas. Le escribiremos en cuanto se confirme.',
    },
    confirmed: {
      title: 'Plaza confirmada',
      text: 'Su reserva está confirmada. En el correo que le hemos enviado tiene su código y el enlace para cambiarla o cancelarla.',
    },
    declined: {
      title: 'Sigue en la lista de espera',
      text: 'Ha rechazado esta plaza. Si queda otra libre cuando le toque, le avisaremos.',
    },
    left: { title: 'Ha salido de la lista de espera', text: 'Su reserva está cancelada. Gracias por avisar.' },
    expired: {
      title: 'El plazo para responder ha terminado',
      text: 'Sus plazas ya no están guardadas. Su reserva sigue en la lista de espera, en el último lugar.',
    },
    withdrawn: {
      title: 'Esta oferta ya no está abierta',
      text: 'Su reserva ha cambiado desde que le enviamos el mensaje. Si tiene dudas, llame al teléfono del mensaje que le enviamos.',
    },
    unavailable: {
      title: 'La actividad ya no está disponible',
      text: 'No se puede aceptar la plaza en este momento. Su reserva no cambia; si tiene dudas, llame al teléfono del mensaje.',
    },
    missing: {
      title: 'El enlace no es válido',
      text: 'Ábralo otra vez desde el mensaje que le enviamos o cópielo entero.',
    },
  },
  failed: 'Se ha producido un error',
  failedHint: 'No se ha podido enviar su respuesta. Compruebe la conexión e inténtelo de nuevo.',
  toAgenda: 'Ver toda la agenda',
};
