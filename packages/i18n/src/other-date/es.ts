/** Spanish texts of the page where visitors of a suspended outing take another date. */
export const es = {
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
    people === 1 ? 'Le guardamos su plaza para esta fecha.' : `Le guardamos sus ${people} plazas para esta fecha.`,
  accept: 'Sí, cambiar a esta fecha',
  others: 'Otras fechas con plazas para todos',
  otherDates: 'Fechas con plazas para todos',
  notKept: 'Estas plazas no están guardadas: otra persona puede ocuparlas antes.',
  take: (date: string) => `Cambiar al ${date}`,
  free: (places: number) => (places === 1 ? 'Queda 1 plaza' : `Quedan ${places} plazas`),
  ages: 'Alguien de su reserva no tiene la edad que pide esta actividad, por lo que no puede elegirla.',
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
