import { countPeople, plural } from './counting';
import { countUnnamed } from './group-size';

/** Spanish texts of the page where visitors of a suspended outing take another date. */
export const otherDate = {
  title: 'Elegir otra fecha',
  open: {
    held: 'Le guardamos otra fecha',
    choose: '¿Quiere venir otro día?',
    none: 'La actividad se suspende',
  },
  why: (reason: string) => `La actividad se suspende ${reason}.`,
  until: (deadline: string) => `Puede responder hasta ${deadline}.`,
  after: 'Si no responde antes, su reserva quedará cancelada.',
  kept: (people: number) =>
    plural(people, 'Le guardamos su plaza para esta fecha.', `Le guardamos sus ${people} plazas para esta fecha.`),
  accept: 'Sí, cambiar a esta fecha',
  others: 'Otras fechas con plazas para todos',
  otherDates: 'Fechas con plazas para todos',
  notKept: 'Estas plazas no están guardadas: otra persona puede ocuparlas antes.',
  take: (date: string) => `Cambiar al ${date}`,
  free: (places: number) => plural(places, 'Queda 1 plaza', `Quedan ${places} plazas`),
  nothing: 'En este momento ninguna de las otras fechas tiene plazas para toda su reserva.',
  heldGone: 'Tampoco habrá actividad en la fecha que le guardábamos. Disculpe las molestias.',
  cancel: {
    title: 'No puedo venir otro día',
    text: 'Cancelaremos su reserva entera. No se puede deshacer.',
    button: 'No puedo: cancelar mi reserva',
  },
  facts: {
    suspended: 'La actividad que se suspende',
    now: 'Su reserva',
    activity: 'Actividad',
    date: 'Fecha',
    hours: 'Horario',
    meetingPoint: 'Punto de encuentro',
    municipality: 'Municipio',
    people: 'Personas',
    reference: 'Número de reserva',
  },
  states: {
    accepted: {
      title: 'Ha cambiado de fecha',
      text: 'Su reserva sigue siendo la misma, con el mismo número y el mismo código QR. Le hemos enviado los datos nuevos.',
    },
    declined: { title: 'Su reserva está cancelada', text: 'Gracias por avisar. Esperamos verle en otra ocasión.' },
    expired: {
      title: 'El plazo para responder ha terminado',
      text: 'Su reserva está cancelada y las plazas ya no están guardadas. Puede reservar otra fecha en la agenda.',
    },
    none: {
      title: 'La actividad se ha suspendido',
      text: 'Su reserva está cancelada. Esperamos verle en otra ocasión.',
    },
    withdrawn: {
      title: 'Su reserva ha cambiado',
      text: 'Desde que le enviamos el mensaje hemos cambiado su reserva, así que este enlace ya no sirve. Si tiene dudas, llámenos.',
    },
    cancelled: { title: 'Su reserva está cancelada', text: 'Ya no hay ninguna fecha que elegir.' },
    missing: {
      title: 'El enlace no es válido',
      text: 'Ábralo otra vez desde el mensaje que le enviamos o cópielo entero.',
    },
  },
  problem: 'No se ha podido guardar su respuesta',
  problems: {
    full: 'Esas plazas se acaban de ocupar. Elija otra fecha, por favor.',
    unavailable: 'Esa fecha ya no se puede elegir. Elija otra, por favor.',
    ages: 'Alguien de su reserva no tiene la edad que pide esa actividad. Elija otra fecha o llámenos.',
    repeated: 'Alguien de su reserva ya está apuntado a esa actividad. Elija otra fecha o llámenos.',
    sameDate: 'Ya tiene otra actividad reservada ese mismo día. Elija otra fecha o llámenos.',
    busy: 'Hay muchas personas respondiendo a la vez. Inténtelo de nuevo, por favor.',
  },
  call: (phone: string) => `Si tiene alguna duda, llámenos al ${phone}.`,
  toAgenda: 'Ver toda la agenda',
};

/** Spanish texts of the page that a reminder leads to, and of the one that switches reminders off. */
export const attendanceQuestion = {
  title: 'Su asistencia',
  question: '¿Nos confirma su asistencia?',
  intro: 'Puede cambiar su respuesta hasta que empiece la actividad.',
  facts: {
    activity: 'Actividad',
    date: 'Fecha',
    hours: 'Horario',
    meetingPoint: 'Punto de encuentro',
    municipality: 'Municipio',
    reference: 'Número de reserva',
    party: 'Quién viene',
    unnamed: countUnnamed,
  },
  coming: (count: number): string => plural(count, 'Sí, voy', `Sí, vamos todos (${count})`),
  fewer: {
    title: 'Seremos menos',
    text: 'Marque a quien no va a venir. Su plaza pasará a otra persona y después no podremos devolvérsela.',
    legend: '¿Quién no viene?',
    checkedIn: 'ya ha llegado',
    button: 'Liberar las plazas marcadas',
    nobody: 'Marque al menos a una persona, o pulse «Sí, vamos todos».',
  },
  none: {
    title: (count: number): string => plural(count, 'No puedo ir', 'No podemos ir'),
    text: (count: number): string =>
      plural(
        count,
        'Se cancelará su reserva y su plaza pasará a otra persona. No se puede deshacer.',
        `Se cancelará la reserva entera (${countPeople(count)}) y sus plazas pasarán a otras personas. No se puede deshacer.`,
      ),
    button: (count: number): string => plural(count, 'Cancelar mi plaza', 'Cancelar todas las plazas'),
  },
  answered: {
    title: (count: number): string => plural(count, 'Contamos con usted', `Contamos con ustedes: ${count} personas`),
    text: 'Gracias por responder. ¡Hasta pronto!',
    change: '¿Ha cambiado algo?',
  },
  released: (count: number): string =>
    plural(
      count,
      'Ha liberado 1 plaza. Gracias por avisar: ya puede aprovecharla otra persona.',
      `Ha liberado ${count} plazas. Gracias por avisar: ya pueden aprovecharlas otras personas.`,
    ),
  back: 'Una plaza liberada no se puede recuperar, pero puede mirar si queda alguna o apuntarse a la lista de espera.',
  toActivity: 'Ver la actividad',
  toAgenda: 'Ver toda la agenda',
  call: (phone: string) => `Si tiene alguna duda, llámenos al ${phone}.`,
  states: {
    cancelled: { title: 'Su reserva está cancelada', text: 'Gracias por avisar. No tiene que hacer nada más.' },
    begun: { title: 'La actividad ya ha empezado', text: 'Ya no se puede responder por aquí.' },
    unavailable: {
      title: 'La actividad no está disponible',
      text: 'En este momento no se puede responder por aquí.',
    },
    notConfirmed: {
      title: 'Su reserva no está confirmada',
      text: 'En este momento no hay nada que responder. Le escribiremos cuando se confirme.',
    },
    missing: {
      title: 'El enlace no es válido',
      text: 'Ábralo otra vez desde el mensaje que le enviamos o cópielo entero.',
    },
  },
  problem: 'No hemos guardado su respuesta',
  problems: {
    changed: 'La reserva ha cambiado desde que abrió esta página. Compruebe quién viene y responda otra vez.',
    checkedIn: 'Una de las personas marcadas ya ha llegado. Quítele la marca y responda otra vez.',
    tooMany: 'Ha cambiado su reserva demasiadas veces hoy. Llámenos, por favor.',
    busy: 'Hay mucha gente a la vez. Inténtelo de nuevo dentro de un momento.',
  },
  reminders: {
    title: 'Recordatorios',
    question: '¿Dejar de recibir recordatorios?',
    text: 'No le enviaremos más recordatorios de esta reserva. Si cambia algo (el horario o el estado de su reserva, o si se suspende la actividad), sí le avisaremos.',
    off: 'Dejar de recibirlos',
    isOff: 'Ya no recibirá recordatorios',
    isOffText: 'Su reserva sigue igual. Si cambia algo, le avisaremos.',
    on: 'Volver a recibirlos',
  },
};
