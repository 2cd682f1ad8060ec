const people = (count: number) => (count === 1 ? '1 persona' : `${count} personas`);

/** Spanish texts of the page that a reminder leads to, and of the one that switches reminders off. */
export const es = {
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
  },
  coming: (count: number): string => (count === 1 ? 'Sí, voy' : `Sí, vamos todos (${count})`),
  fewer: {
    title: 'Seremos menos',
    text: 'Marque a quien no va a venir. Su plaza pasará a otra persona y después no podremos devolvérsela.',
    legend: '¿Quién no viene?',
    checkedIn: 'ya ha llegado',
    button: 'Liberar las plazas marcadas',
    nobody: 'Marque al menos a una persona, o pulse «Sí, vamos todos».',
  },
  none: {
    title: (count: number): string => (count === 1 ? 'No puedo ir' : 'No podemos ir'),
    text: (count: number): string =>
      count === 1
        ? 'Se cancelará su reserva y su plaza pasará a otra persona. No se puede deshacer.'
        : `Se cancelará la reserva entera (${people(count)}) y sus plazas pasarán a otras personas. No se puede deshacer.`,
    button: (count: number): string => (count === 1 ? 'Cancelar mi plaza' : 'Cancelar todas las plazas'),
  },
  answered: {
    title: (count: number): string => (count === 1 ? 'Contamos con usted' : `Contamos con ustedes: ${count} personas`),
    text: 'Gracias por responder. ¡Hasta pronto!',
    change: '¿Ha cambiado algo?',
  },
  released: (count: number): string =>
    count === 1
      ? 'Ha liberado 1 plaza. Gracias por avisar: ya puede aprovecharla otra persona.'
      : `Ha liberado ${count} plazas. Gracias por avisar: ya pueden aprovecharlas otras personas.`,
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
