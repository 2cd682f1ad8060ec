import type { MyBookingFailures } from '../../visitor-failures';
import { counted, countPeople, plural } from './counting';
import { countUnnamed } from './group-size';

function inWords(minutes: number): string {
  if (minutes > 90) return `${Math.round(minutes / 60)} horas`;
  return counted(minutes, 'minuto', 'minutos');
}

/** What went wrong, and what to do about it. */
const failures: MyBookingFailures = {
  'record.notFound': {
    title: 'Ya no está en la reserva',
    message: () => 'Lo que quería cambiar ya no existe. Le mostramos la reserva como está ahora.',
  },
  'request.tooMany': {
    title: 'Espere un poco, por favor',
    message: (minutes) =>
      `Para evitar abusos, los cambios y los correos de una reserva tienen un límite. Inténtelo de nuevo dentro de ${inWords(minutes)}.`,
  },
  'reservations.alreadyBegun': {
    title: 'La actividad ya ha empezado',
    message: () => 'La reserva ya no se puede cambiar por aquí. Si necesita algo, llámenos.',
  },
  'reservations.alreadyCancelled': {
    title: 'Reserva ya cancelada',
    message: () => 'Esta reserva se canceló antes. No tiene que hacer nada más.',
  },
  'reservations.capacityExceeded': {
    title: 'Ya no hay sitio en ese turno',
    message: () => 'Alguien ha reservado antes las últimas plazas. Su reserva sigue en el turno que tenía.',
  },
  'reservations.changedMeanwhile': {
    title: 'La reserva ha cambiado mientras tanto',
    message: () => 'Se cambió desde otra ventana o lo hizo la organización. Le mostramos cómo está ahora: revísela.',
  },
  'reservations.companionCheckedIn': {
    title: 'Esta persona ya ha llegado',
    message: () => 'La asistencia de esta persona ya está registrada, así que no se la puede quitar de la reserva.',
  },
  'reservations.notASpelling': {
    title: 'Parece otra persona',
    message: () => 'Aquí solo se puede corregir cómo está escrito un nombre. Si viene otra persona, llámenos.',
  },
  'reservations.answerInvalid': {
    title: 'Respuesta no válida',
    message: () => 'Elija una de las respuestas que se ofrecen.',
  },
  'reservations.textRefused': {
    title: 'Texto no válido',
    message: () => 'No escriba aquí direcciones de páginas web ni caracteres ocultos.',
  },
  'reservations.offerOpen': {
    title: 'Tiene una plaza ofrecida',
    message: () => 'Responda primero a la oferta: vale para las personas que hay ahora en la reserva.',
  },
  'reservations.shiftMissing': {
    title: 'Ese turno ya no existe',
    message: () => 'La organización lo ha quitado. Le mostramos los turnos que hay.',
  },
  'service.busy': {
    title: 'Hay mucha gente a la vez',
    message: () => 'No se ha cambiado nada. Espere unos segundos e inténtelo de nuevo.',
  },
  'service.databaseAway': {
    title: 'El servicio no responde',
    message: () => 'Ahora mismo no podemos guardar cambios. Espere un momento e inténtelo de nuevo.',
  },
  unknown: {
    title: 'No se ha podido completar',
    message: () => 'Compruebe la conexión e inténtelo de nuevo.',
  },
};

/** Spanish texts of the page of one's own reservation; the Portuguese ones have exactly the same keys. */
export const myBooking = {
  title: 'Mi reserva',
  states: {
    pending: {
      title: 'Pendiente de confirmar',
      text: 'Sus plazas están guardadas. Le escribiremos en cuanto la confirmemos.',
    },
    confirmed: { title: 'Confirmada', text: 'Tiene su plaza. Enseñe el código o diga el número de reserva al llegar.' },
    waiting: { title: 'En lista de espera', text: 'Si queda una plaza libre, se lo diremos por correo electrónico.' },
    cancelled: { title: 'Cancelada', text: 'Esta reserva está cancelada. No tiene que hacer nada más.' },
    suspended: {
      title: 'Actividad suspendida',
      text: 'No se celebra en esta fecha: no venga. En el mensaje que le enviamos le decimos qué puede hacer.',
    },
    begun: { title: 'La actividad ya ha empezado', text: 'La reserva ya no se puede cambiar por aquí.' },
  },
  position: (position: number, waiting: number) =>
    plural(waiting, 'Es la única reserva en espera.', `Está en el puesto ${position} de ${waiting}.`),
  offer: {
    title: 'Hay plaza para usted',
    text: (places: number, until: string) =>
      plural(
        places,
        `Ha quedado libre 1 plaza y se la guardamos hasta ${until}.`,
        `Han quedado libres ${places} plazas y se las guardamos hasta ${until}.`,
      ),
    answer: 'Responder a la oferta',
  },
  reference: 'Número de reserva',
  qr: (reference: string) => `Código QR de la reserva ${reference}`,
  saveQr: 'Guardar el código QR',
  addToCalendar: 'Añadir a mi calendario',
  savePdf: 'Guardar en PDF',
  resend: {
    button: 'Enviarme el correo otra vez',
    hint: (email: string) => `Se envía a ${email}.`,
    sending: 'Enviando…',
    done: (email: string) => `Le hemos enviado el correo a ${email}.`,
  },
  whatsapp: {
    on: 'También recibe los avisos por WhatsApp.',
    off: 'Si quiere, le enviamos los avisos también por WhatsApp.',
    switchOn: 'Recibir avisos por WhatsApp',
    switchOff: 'No recibir avisos por WhatsApp',
    sending: 'Guardando…',
    doneOn: 'Recibirá los avisos también por WhatsApp.',
    doneOff: 'Ya no recibirá avisos por WhatsApp. Los de correo electrónico siguen igual.',
  },
  activity: {
    title: 'La actividad',
    when: 'Fecha',
    time: 'Horario',
    shift: 'Turno',
    where: 'Punto de encuentro',
    municipality: 'Municipio',
    map: 'Ver en el mapa',
    necessary: 'Material necesario',
    recommended: 'Material recomendado',
    phone: 'Teléfono',
  },
  questions: {
    title: 'Preguntas de la actividad',
    text: 'Sus respuestas ayudan a preparar la actividad. Por seguridad no se muestran aquí.',
    all: 'Están todas respondidas.',
    missing: (count: number) => plural(count, 'Falta 1 respuesta.', `Faltan ${count} respuestas.`),
    open: 'Responder o cambiar respuestas',
    replaces: 'Lo que responda sustituye a lo anterior; lo que deje en blanco se queda como está.',
    send: 'Guardar respuestas',
    saved: 'Respuestas guardadas.',
  },
  people: {
    title: 'Quién viene',
    count: countPeople,
    /** Those of a group who have a place and no name (B83). */
    unnamed: countUnnamed,
    booker: 'Hizo la reserva',
    adult: 'Acompañante',
    child: 'Menor',
    checkedIn: 'Ya ha llegado',
    correct: 'Corregir el nombre',
    correctOf: (name: string) => `Corregir el nombre de ${name}`,
    remove: 'Quitar',
    removeOf: (name: string) => `Quitar a ${name}`,
    removed: (name: string) => `Ya no viene: ${name}.`,
    corrected: (name: string) => `Nombre corregido: ${name}.`,
  },
  addition: {
    title: 'Añadir a alguien',
    room: (free: number) => plural(free, 'Queda 1 plaza libre.', `Quedan ${free} plazas libres.`),
    waits: 'Quien añada esperará plaza con ustedes.',
    adult: 'Añadir adulto',
    child: 'Añadir menor',
    hindrances: {
      partyFull: 'Una reserva es para 4 personas como máximo.',
      notBookable: 'Ahora no se admiten más personas en esta actividad.',
      noPlaces: 'No quedan plazas libres: ahora no puede añadir a nadie.',
      listFull: 'La lista de espera está completa: ahora no puede añadir a nadie.',
    },
    otherShift: 'En otro turno sí hay plazas para todos: puede cambiar de turno más abajo.',
    waitingList: 'Apuntar a la otra persona a la lista de espera',
    adultTitle: 'Añadir un adulto',
    childTitle: 'Añadir un menor',
    save: 'Añadir a la reserva',
    sending: 'Añadiendo…',
    added: (name: string) => `También viene: ${name}.`,
    notLoaded: 'No se ha podido abrir el formulario. Compruebe la conexión e inténtelo de nuevo.',
    full: {
      title: 'Ya no quedan plazas',
      message: 'Alguien ha reservado antes la última. Su reserva sigue como estaba.',
    },
  },
  removal: {
    title: (name: string) => `¿Quitar a ${name} de la reserva?`,
    text: 'La reserva será para una persona menos. Si más tarde quiere que vuelva, podrá añadirla mientras queden plazas.',
    yes: 'Sí, quitar',
    no: 'No, dejarlo como está',
    sending: 'Quitando…',
  },
  correction: {
    title: (name: string) => `Corregir el nombre de ${name}`,
    hint: 'Puede corregir cómo está escrito. Si viene otra persona, quite a esta o llámenos.',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    required: 'Por favor, rellene este campo.',
    save: 'Guardar',
    cancel: 'Volver',
    sending: 'Guardando…',
  },
  shift: {
    title: 'Cambiar de turno',
    hint: (count: number) => `Se cambia toda la reserva (${countPeople(count)}).`,
    legend: 'Turnos',
    current: 'su turno',
    full: 'sin plazas suficientes',
    choose: 'Elija otro turno.',
    none: 'Ahora mismo no hay plazas suficientes en los otros turnos.',
    save: 'Cambiar de turno',
    sending: 'Cambiando…',
    done: (shift: string) => `Su turno es ahora: ${shift}.`,
  },
  cancel: {
    title: 'Cancelar la reserva',
    text: 'Se cancela la reserva entera, con todos sus acompañantes. Si tenía plazas, quedan libres para otras personas.',
    button: 'Cancelar la reserva',
    question: '¿Seguro que quiere cancelar la reserva?',
    warning: 'Esta acción no se puede deshacer.',
    yes: 'Sí, cancelar la reserva',
    no: 'No, conservar la reserva',
    sending: 'Cancelando…',
    done: 'Reserva cancelada correctamente. Gracias por avisar.',
  },
  told: 'También se lo hemos enviado por correo electrónico.',
  wrongLink: {
    title: 'Este enlace no abre ninguna reserva',
    text: 'Compruebe que la dirección está completa: a veces los programas de correo la cortan. Lo más seguro es pulsar el enlace del último correo que le enviamos.',
  },
  failures,
};
