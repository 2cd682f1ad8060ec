import { counted, countPeople, countReservations, plural } from '../counting';
import { countUnnamed } from '../group-size';

/** Making and changing a reservation, and what happened to it. */
export const reservationForm = {
  form: {
    createTitle: 'Nueva reserva',
    editTitle: (reference: string) => `Reserva ${reference}`,
    loading: 'Cargando la reserva…',
    failed: 'No se ha podido cargar la reserva',
    required: 'Los campos con asterisco son obligatorios.',
    fieldRequired: 'Campo obligatorio',
    save: 'Guardar',
    cancel: 'Cancelar',
    saved: { title: 'Guardado', message: 'Datos guardados correctamente' },
    activity: 'Actividad',
    chooseActivity: 'Elegir una actividad',
    changeActivity: 'Cambiar de actividad',
    noActivity: 'Aún no has elegido la actividad de esta reserva.',
    reservation: 'Reserva',
    status: 'Estado',
    language: 'Idioma de la reserva',
    languageHint: 'Decide el formato del código postal y el idioma de los mensajes.',
    shift: 'Turno',
    shiftOption: (shift: string, free: number) =>
      free === 0 ? `${shift} (completo)` : `${shift} (${counted(free, 'plaza libre', 'plazas libres')})`,
    free: (free: number) =>
      free === 0 ? 'No quedan plazas libres.' : plural(free, 'Queda 1 plaza libre.', `Quedan ${free} plazas libres.`),
    booker: 'Titular',
    firstName: 'Nombre',
    lastName: 'Apellidos',
    identity: 'DNI, NIE, Cartão de Cidadão o pasaporte',
    sex: 'Sexo',
    sexes: { F: 'Mujer', M: 'Hombre' },
    birthDate: 'Fecha de nacimiento (dd/mm/aaaa)',
    postalCode: 'Código postal',
    province: { es: 'Provincia', pt: 'Distrito' },
    locality: 'Localidad',
    municipalityChoices: (count: number) =>
      `La provincia o el distrito tiene ${count} municipios: elige uno o escribe la localidad.`,
    localityChoices: (count: number) => `El código postal tiene ${count} localidades: elige una.`,
    codeBelongsTo: (locality: string, province: string) => `El código postal es de ${locality} (${province}).`,
    putLocality: (locality: string) => `Poner ${locality}`,
    postalCodeUnknown: 'Código postal no valido: no lo conocemos. Revísalo; si está bien escrito, se puede guardar.',
    phonePrefix: 'Prefijo',
    phone: 'Teléfono',
    email: 'Email',
    notes: 'Notas',
    notesLeft: (left: number) => plural(left, 'Queda 1 carácter', `Quedan ${left} caracteres`),
    group: 'Grupo',
    groupHint: 'Quien organiza es una de las personas adultas y figura arriba. Las demás ocupan plaza sin nombre.',
    unnamedAdults: 'Adultos sin nombre',
    unnamedMinors: 'Menores sin nombre',
    companions: 'Acompañantes',
    companionsHint: 'Hasta tres, adultos o menores.',
    companion: (slot: number) => `Acompañante ${slot}`,
    addCompanion: 'Añadir un acompañante',
    removeCompanion: (slot: number) => `Quitar al acompañante ${slot}`,
    kind: 'Tipo',
    kinds: { adult: 'Adulto', child: 'Menor' },
    childHint: (age: number) =>
      age === 0
        ? 'De un menor solo se guardan el nombre, el sexo y la fecha de nacimiento.'
        : `Debe haber cumplido ya los ${age} años.`,
    noChildren: 'Esta actividad no admite menores.',
    notify: 'Avisar por mensaje al guardar',
    notifyHint: 'Se envía al titular el mensaje del estado de su reserva.',
    whatsapp: 'Avisos también por WhatsApp',
    whatsappHint: 'Solo si el titular lo ha pedido, y a un teléfono móvil.',
  },

  history: {
    heading: 'Historial',
    empty: 'Todavía no hay cambios anotados.',
    visitor: 'Visitante',
    from: (from: string, to: string) => `De ${from} a ${to}`,
    cancelled: 'Cancelada',
    forced: 'Por encima del aforo',
    atOnce: 'Confirmada al momento, como pide la actividad',
    actions: {
      book: 'Reserva recibida',
      create: 'Reserva creada por el equipo',
      edit: 'Datos modificados',
      changeStatus: 'Cambio de estado',
      resend: 'Confirmación reenviada',
      confirmAttendance: 'Asistencia confirmada',
      undoAttendance: 'Asistencia retirada',
      confirmVisit: 'Visita validada',
      other: 'Cambio anotado',
    },
    people: (count: number) => plural(count, 'Para 1 persona', `Para ${count} personas`),
    notified: 'Con aviso por mensaje',
  },
};

export const reservations = {
  people: countPeople,
  /** The names of the states, for one reservation. */
  status: { 1: 'Pendiente', 2: 'Confirmada', 3: 'En espera' },
  date: (date: string, times: string) => (times === '' ? date : `${date} · ${times}`),

  list: {
    title: 'Reservas',
    description: 'Elige una actividad para ver y gestionar sus reservas.',
    create: 'Nueva reserva',
    sentMessages: 'Mensajes enviados',
    guide: 'Pasar lista',
    search: 'Buscar una actividad',
    clearSearch: 'Borrar la búsqueda',
    territory: 'Territorio',
    everywhere: 'Todas',
    /** Short names, for buttons side by side. */
    territories: { 1: 'Monfragüe', 2: 'Tajo' },
    cardsHeading: 'Actividades',
    total: (count: number) => counted(count, 'actividad', 'actividades'),
    capacity: 'Aforo',
    confirmed: 'Confirmadas',
    requests: 'Solicitudes pendientes',
    past: 'Pasada',
    hidden: 'Oculta',
    suspended: 'Suspendida',
    full: 'Completa',
    loading: 'Cargando las actividades…',
    failed: 'No se han podido cargar las actividades',
    empty: 'Todavía no hay actividades',
    emptyMessage: 'Cuando publiques una actividad, sus reservas aparecerán aquí.',
    notFound: 'Ninguna actividad coincide',
    notFoundMessage: 'Prueba con otras palabras o quita los filtros.',
    clearFilters: 'Quitar los filtros',
    pages: 'Páginas de actividades',
  },

  newest: {
    heading: 'Últimas solicitudes pendientes',
    empty: 'No hay solicitudes pendientes',
    emptyMessage: 'Aquí verás las diez más recientes.',
    loading: 'Cargando las solicitudes…',
    failed: 'No se han podido cargar las solicitudes',
  },

  board: {
    title: 'Reservas de la actividad',
    trail: 'Ruta',
    back: 'Volver a las reservas',
    loading: 'Cargando las reservas…',
    failed: 'No se han podido cargar las reservas',
    stale: 'No se han podido actualizar las reservas. Se vuelve a intentar solo.',
    noActivity: 'No se ha elegido ninguna actividad',
    suspended: 'Actividad suspendida',
    editActivity: 'Editar la actividad',
    legend: { confirmed: 'Personas confirmadas', pending: 'Personas pendientes' },
    create: 'Nueva reserva',
    occupancy: 'Ocupación',
    occupancyOf: (shift: string) => `Ocupación del turno ${shift}`,
    occupied: (held: number, capacity: number) =>
      `${held} de ${capacity} ${plural(capacity, 'plaza ocupada', 'plazas ocupadas')}`,
    free: (places: number) => plural(places, 'Queda 1 plaza', `Quedan ${places} plazas`),
    full: 'Aforo completo',
    over: (places: number) => counted(places, 'plaza por encima del aforo', 'plazas por encima del aforo'),
    shift: 'Turno',
    allShifts: 'Todos los turnos',
    columns: { 1: 'Pendiente', 2: 'Confirmadas', 3: 'En espera' },
    /** Count of a column, for people who hear it. */
    columnCount: (reservations: number, count: number) => `${countReservations(reservations)}, ${countPeople(count)}`,
    empty: {
      1: 'No hay solicitudes pendientes',
      2: 'No hay reservas confirmadas',
      3: 'No hay nadie en espera',
    },
    missing: (count: number) =>
      plural(count, 'Hay 1 reserva más: búscala por nombre.', `Hay ${count} reservas más: búscalas por nombre.`),
    search: 'Buscar una reserva',
    searchHint: 'Nombre, referencia, email o teléfono',
    clearSearch: 'Borrar la búsqueda',
  },

  card: {
    reference: 'Nº Reserva',
    shift: 'Turno',
    notes: 'Notas',
    companions: 'Acompañantes',
    unnamed: countUnnamed,
    child: 'menor',
    phone: 'Teléfono',
    email: 'Email',
    created: (when: string) => `Recibida ${when}`,
    collaborator: 'Llegó por un colaborador',
    attended: 'Asistencia confirmada',
    fitsNow: 'Cabe ahora: es la siguiente en espera',
  },

  actions: {
    confirm: 'Confirmar',
    resend: 'Reenviar confirmación',
    resendWhatsapp: 'Reenviar WhatsApp confirmación',
    wait: 'Pasar a espera',
    cancel: 'Cancelar',
    attend: 'Validar asistencia',
    unattend: 'Quitar asistencia',
    /** Why the action is not there yet; `day` as it is shown. */
    attendFrom: (day: string) => `La asistencia se podrá validar desde el ${day}.`,
    edit: 'Editar',
    /** Accessible names: the action and whose reservation it is. */
    of: (action: string, name: string) => `${action}: ${name}`,
    menu: (name: string) => `Más acciones para la reserva de ${name}`,
    notify: 'Avisar por mensaje',
    notifyHint: 'Se envía al titular el mensaje del nuevo estado.',
    keep: 'No, volver',
  },

  dialogs: {
    confirm: {
      title: 'Confirmar la reserva',
      message: (name: string, count: number) => `La reserva de ${name} (${countPeople(count)}) quedará confirmada.`,
      accept: 'Confirmar la reserva',
      done: { title: 'Confirmada', message: 'Reserva confirmada' },
    },
    resend: {
      title: 'Reenviar la confirmación',
      message: (name: string) => `Se enviará de nuevo a ${name} el mensaje de confirmación.`,
      accept: 'Reenviar',
      done: { title: 'Enviado', message: 'Confirmación reenviada' },
    },
    resendWhatsapp: {
      title: 'Reenviar la confirmación por WhatsApp',
      message: (name: string) => `Se enviará a ${name} la confirmación por WhatsApp, aunque no lo haya pedido.`,
      accept: 'Reenviar',
      done: { title: 'Enviado', message: 'WhatsApp reenviada' },
    },
    wait: {
      title: 'Pasar a la lista de espera',
      message: (name: string, count: number) =>
        `La reserva de ${name} (${countPeople(count)}) pasará a la lista de espera y dejará libres sus plazas.`,
      accept: 'Pasar a espera',
      done: { title: 'En espera', message: 'Solicitud puesta en espera' },
    },
    cancel: {
      title: 'Cancelar la reserva',
      message: (name: string, count: number) =>
        count > 1
          ? `Se cancelará la reserva de ${name} y también la de sus acompañantes (${countPeople(count)} en total). Se puede recuperar durante 30 días si quedan plazas.`
          : `Se cancelará la reserva de ${name}. Se puede recuperar durante 30 días si quedan plazas.`,
      accept: 'Cancelar la reserva',
      done: { title: 'Cancelada', message: 'Reserva cancelada correctamente' },
    },
    attend: {
      title: 'Validar la asistencia',
      message: (name: string, count: number) => `Se registrará que ha venido ${name} (${countPeople(count)}).`,
      accept: 'Validar la asistencia',
      done: { title: 'Asistencia', message: 'Asistencia confirmada' },
    },
    unattend: {
      title: 'Quitar la asistencia',
      message: (name: string, count: number) =>
        `Dejará de constar que ha venido ${name} (${countPeople(count)}). Quedará anotado en el historial.`,
      accept: 'Quitar la asistencia',
      done: { title: 'Asistencia', message: 'Asistencia retirada' },
    },
    force: {
      title: 'Aforo completo',
      question: 'Esta inscripción supera el aforo máximo permitido. ¿Quieres admitirla igualmente?',
      trace: 'Quedará anotado en el historial quién lo ha permitido.',
      accept: 'Superar el aforo',
    },
  },

  pickerTitle: 'Elige la actividad',

  ...reservationForm,
};
