import type { FieldTexts } from '../../../text-shapes';

/** Two people save one activity: what the second is told, and how both keep what they wrote. */
export const conflict = {
  title: 'Otra persona ha guardado esta actividad',
  ownTitle: 'Has guardado esta actividad en otra ventana',
  intro:
    'Se ha guardado mientras la editabas, así que tus cambios de aquí todavía no se han guardado. No se ha perdido nada de lo que has escrito.',
  changes: 'Cambios guardados mientras editabas',
  somebody: 'Otra persona',
  yourself: 'Tú',
  change: (who: string, when: string) => `${who} · ${when}`,
  noFields: 'Guardó sin cambiar nada.',
  takenOver: 'Incorporados al formulario (solo cambiaron en lo guardado):',
  kept: 'Siguen como los has escrito (solo cambiaron aquí):',
  both: 'Cambiados en los dos sitios: elige qué se guarda',
  mine: 'Lo que has escrito tú',
  theirs: 'Lo que está guardado',
  chooseOne: 'Elige uno de los dos valores.',
  noneLeft: 'No hay campos que elegir: revisa el formulario y guarda de nuevo.',
  saveAgain: 'Guardar de nuevo',
  empty: 'Vacío',
  yes: 'Sí',
  no: 'No',
  image: 'Con imagen',
  anotherImage: 'Otra imagen',
  inLanguage: (field: string, language: string) => `${field} (${language})`,
  fields: {
    registrationsClosed: 'Inscripciones abiertas o cerradas',
    postalCode: 'Código postal',
    principal: 'Actividad principal',
    video: 'Vídeo',
  },
};

export const media = {
  galleries: { main: 'Galería', afterwards: 'Cómo lo pasamos' },
  galleryHints: {
    main: 'Imágenes de la actividad, en el orden en que se ven en la web.',
    afterwards: 'Imágenes y un vídeo de cómo fue, para después de la actividad.',
  },
  add: 'Añadir imágenes',
  addHint: (max: number) => `JPEG, PNG, WebP o GIF. Puedes elegir varias a la vez; hasta ${max} en total.`,
  full: (max: number) => `La galería ya tiene ${max} imágenes, el máximo.`,
  none: 'Todavía no hay imágenes.',
  count: (count: number) => (count === 1 ? '1 imagen' : `${count} imágenes`),
  picture: (place: number, count: number) => `Imagen ${place} de ${count}`,
  drag: (place: number, count: number) => `Imagen ${place} de ${count}: mover`,
  sortable: 'imagen que se puede mover',
  moveBefore: (place: number) => `Mover la imagen ${place} un lugar antes`,
  moveAfter: (place: number) => `Mover la imagen ${place} un lugar después`,
  remove: (place: number) => `Eliminar la imagen ${place}`,
  removeTitle: '¿Eliminar la imagen?',
  removeMessage: 'Dejará de verse en esta galería.',
  removeConfirm: 'Eliminar',
  removed: 'Imagen eliminada',
  added: (count: number) => (count === 1 ? 'Imagen añadida' : `${count} imágenes añadidas`),
  moved: (place: number, count: number) => `La imagen está ahora en el lugar ${place} de ${count}.`,
  ordered: 'Orden cambiado correctamente',
  instructions:
    'Para mover una imagen con el teclado, pulsa espacio o Intro, llévala con las flechas y pulsa otra vez espacio o Intro para soltarla. Con Escape se queda donde estaba.',
  announcements: {
    start: (place: number, count: number) => `Has cogido la imagen ${place} de ${count}.`,
    over: (place: number, count: number) => `La imagen está en el lugar ${place} de ${count}.`,
    end: (place: number, count: number) => `Has soltado la imagen en el lugar ${place} de ${count}.`,
    cancel: (place: number) => `Movimiento cancelado. La imagen vuelve al lugar ${place}.`,
  },
  uploads: {
    label: 'Archivos que se están subiendo',
    waiting: 'En espera',
    sending: (name: string, percent: number) => `Subiendo ${name}: ${percent} %`,
    storing: (name: string) => `Guardando ${name}…`,
    cancel: (name: string) => `Cancelar la subida de ${name}`,
    cancelAction: 'Cancelar',
    retry: (name: string) => `Volver a subir ${name}`,
    retryAction: 'Intentar de nuevo',
    dismiss: (name: string) => `Quitar el aviso de ${name}`,
    refused: (name: string, reason: string) => `${name}: ${reason}`,
    busy: {
      title: 'Hay archivos subiéndose',
      message: 'Espera a que terminen de subir, o cancélalos, antes de guardar.',
    },
  },
  video: {
    title: 'Vídeo',
    hint: 'Un vídeo MP4 o la dirección de uno en YouTube, Vimeo u otra web.',
    upload: 'Subir un vídeo MP4',
    address: 'Dirección del vídeo',
    addressHint: 'Los de YouTube y Vimeo se ven en la página, sin cookies; los demás, como enlace.',
    addressPlaceholder: 'https://',
    addressInvalid: 'Escribe una dirección completa, con https://.',
    setAddress: 'Usar esta dirección',
    player: 'Vídeo de la actividad',
    embedded: { youtube: 'Vídeo de YouTube', vimeo: 'Vídeo de Vimeo' },
    linked: 'Se mostrará como enlace:',
    size: (size: string) => `Vídeo MP4, ${size}`,
    remove: 'Quitar el vídeo',
    removeTitle: '¿Quitar el vídeo?',
    removeMessage: 'La actividad se quedará sin vídeo.',
    removeConfirm: 'Quitar',
    saved: 'Vídeo guardado',
    removed: 'Vídeo quitado',
    progress: (percent: number) => `Subiendo el vídeo: ${percent} %`,
    storing: 'Guardando el vídeo…',
    cancel: 'Cancelar la subida',
  },
  documents: {
    title: 'Documentos',
    onlyStored: 'Guarda la actividad para poder adjuntar documentos.',
    languages: { es: 'ES', pt: 'PT' },
    tabs: 'Idioma de los documentos',
    tab: (language: string, count: number) => `${language} (${count})`,
    none: 'No hay documentos en este idioma.',
    list: 'Documentos',
    name: 'Nombre del documento',
    nameMissing: 'Escribe el nombre del documento.',
    file: 'Archivo',
    choose: 'Elegir archivo',
    fileMissing: 'Elige un archivo.',
    chosen: (name: string, size: string) => `${name} (${size})`,
    noneChosen: 'Ningún archivo elegido',
    hint: 'Documentos de oficina, texto, PDF (hasta 2 MB) o imágenes.',
    add: 'Añadir documento',
    adding: (percent: number) => `Subiendo el documento: ${percent} %`,
    saved: { title: 'Guardado', message: 'Documento guardado correctamente' },
    open: (name: string) => `Abrir «${name}» en otra pestaña`,
    rename: (name: string) => `Cambiar el nombre de «${name}»`,
    renameAction: 'Guardar',
    renameCancel: 'Cancelar',
    remove: (name: string) => `Eliminar «${name}»`,
    removeTitle: '¿Eliminar el documento?',
    removeMessage: (name: string) => `«${name}» dejará de ofrecerse en esta actividad.`,
    removeConfirm: 'Eliminar',
    removed: 'Documento eliminado',
  },
};

const spanishDays = ['lunes', 'martes', 'miércoles', 'jueves', 'viernes', 'sábado', 'domingo'];

/** -1 is the last one of a month. */
const spanishNths = new Map([
  [1, 'primer'],
  [2, 'segundo'],
  [3, 'tercer'],
  [4, 'cuarto'],
  [-1, 'último'],
]);

/** Repeating an activity, and saving "only this one" or "this and the following". */
export const series = {
  title: 'Repetición',
  none: 'Esta actividad no se repite.',
  repeat: 'Repetir…',
  count: (members: number, later: number) =>
    `Serie de ${members} actividades; ${later === 0 ? 'ninguna posterior a esta' : later === 1 ? '1 posterior a esta' : `${later} posteriores a esta`}.`,
  members: 'Actividades de la serie',
  thisOne: 'Esta',
  edit: (day: string) => `Editar la del ${day}`,
  showAll: (count: number) => `Ver las ${count}`,
  showLess: 'Ver menos',
  hidden: 'Oculta',
  past: 'Pasada',
  hideFollowing: {
    action: 'Ocultar esta y las siguientes',
    title: '¿Ocultar esta y las siguientes?',
    message: (later: number) =>
      later === 1
        ? 'Esta actividad y la siguiente de la serie dejarán de verse en la web y no admitirán reservas. No se borra nada.'
        : `Esta actividad y las ${later} siguientes de la serie dejarán de verse en la web y no admitirán reservas. No se borra nada.`,
    confirm: 'Ocultar',
    done: (count: number) => (count === 1 ? '1 actividad oculta' : `${count} actividades ocultas`),
  },
  rule: {
    until: (rule: string, date: string) => `${rule}, hasta el ${date}`,
    times: (rule: string, times: number) => (times === 1 ? `${rule}, 1 vez` : `${rule}, ${times} veces`),
    weekly: (every: number, days: string) => (every === 1 ? `Cada semana: ${days}` : `Cada ${every} semanas: ${days}`),
    monthlyByDay: (every: number, day: number) =>
      every === 1 ? `Cada mes, el día ${day}` : `Cada ${every} meses, el día ${day}`,
    monthlyByWeekday: (every: number, weekday: string) =>
      every === 1 ? `Cada mes, ${weekday}` : `Cada ${every} meses, ${weekday}`,
    dates: (count: number) => (count === 1 ? '1 fecha elegida' : `${count} fechas elegidas`),
  },
  /** Monday is 1. */
  weekday: (weekday: number) => spanishDays[weekday - 1] ?? '',
  /** el segundo domingo, el último sábado */
  nthWeekday: (nth: number, weekday: number) => `el ${spanishNths.get(nth) ?? ''} ${spanishDays[weekday - 1] ?? ''}`,
  drawer: {
    title: 'Repetir la actividad',
    intro: (date: string) =>
      `Se crean copias independientes de la actividad del ${date}: mismos textos, horario, turnos, plazas, imágenes y documentos; sin reservas y con las inscripciones abiertas.`,
    unsaved: 'Tienes cambios sin guardar: las copias se hacen a partir de lo último que se guardó.',
    kind: '¿Cómo se repite?',
    kinds: { weekly: 'Por semanas', monthly: 'Por meses', dates: 'Fechas sueltas' },
    everyWeeks: 'Cada cuántas semanas',
    everyMonths: 'Cada cuántos meses',
    weekdays: 'Días de la semana',
    monthlyBy: 'Día del mes',
    byDay: 'Un día del mes',
    byWeekday: 'Un día de la semana',
    dayNumber: 'Día (1–31)',
    whichWeekday: 'Cuál del mes',
    noWeekday: 'Ninguno coincide',
    byDayHint: 'Los meses que no tienen ese día se saltan.',
    dates: 'Fechas',
    datesHint: 'Pulsa los días en el calendario; vuelve a pulsar uno para quitarlo.',
    end: '¿Hasta cuándo?',
    endTimes: 'Un número de veces',
    endUntil: 'Hasta una fecha',
    times: 'Número de veces',
    until: 'Última fecha posible',
    preview: 'Fechas',
    previewEmpty: 'Elige cómo se repite para ver las fechas.',
    previewNone: 'Con esa regla no sale ninguna fecha.',
    previewHint: 'Desmarca las que no quieras crear.',
    loading: 'Calculando las fechas…',
    registration: (from: string, to: string) => `Inscripciones: ${from} – ${to}`,
    noBound: 'sin límite',
    past: 'Ya ha pasado',
    inSeries: 'Ya está en la serie',
    summary: (count: number) =>
      count === 0
        ? 'No hay ninguna fecha que crear.'
        : count === 1
          ? 'Se creará 1 actividad.'
          : `Se crearán ${count} actividades.`,
    create: (count: number) =>
      count === 0 ? 'Crear actividades' : count === 1 ? 'Crear 1 actividad' : `Crear ${count} actividades`,
    creating: (count: number) => (count === 1 ? 'Creando 1 actividad…' : `Creando ${count} actividades…`),
    created: (count: number) => (count === 1 ? '1 actividad creada' : `${count} actividades creadas`),
    cancel: 'Cancelar',
    problems: {
      weekdays: 'Elige al menos un día de la semana.',
      dates: 'Elige al menos una fecha.',
      number: (max: number) => `Un número entre 1 y ${max}.`,
      until: 'Elige la última fecha.',
    },
  },
  scope: {
    title: 'Esta actividad es de una serie',
    question: (later: number) =>
      later === 1
        ? 'Hay 1 actividad posterior en la serie. ¿Dónde quieres guardar los cambios?'
        : `Hay ${later} actividades posteriores en la serie. ¿Dónde quieres guardar los cambios?`,
    fields: (names: string) => `Cambios: ${names}.`,
    ownDate: 'La fecha y la semana solo cambian en esta.',
    one: 'Solo en esta',
    following: (later: number) => (later === 1 ? 'En esta y en la siguiente' : `En esta y en las ${later} siguientes`),
    cancel: 'Seguir editando',
    saved: (others: number) =>
      others === 1 ? 'Guardado en esta y en 1 actividad más.' : `Guardado en esta y en ${others} actividades más.`,
  },
};

export const fields = {
  organizer: { label: 'Organizador' },
  phone: { label: 'Teléfono de contacto' },
  meetingPoint: { label: 'Punto de encuentro' },
  capacity: { label: 'Aforo', hint: 'Con turnos, plazas de cada turno.' },
  minimumPeople: {
    label: 'Mínimo de personas',
    hint: 'Para salir; con turnos, en cada turno. No puede superar el aforo. Vacío: sale con cualquier número.',
  },
  childrenAllowed: { label: 'Se admiten menores' },
  externalBookingUrl: { label: 'Dirección de reserva externa' },
  hidden: { label: 'Ocultar la actividad', hint: 'No se ve en la web ni admite reservas.' },
  includes: { label: 'Incluye' },
} satisfies Record<string, FieldTexts>;
