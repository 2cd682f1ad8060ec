import type { SuspensionReason, MoveFilter, MoveStatus, MoveReach } from '@dehesa/domain/outings';
import type { ReminderHour } from '@dehesa/domain/reminders';
import { countOf, countPeople, countReservations, counted, plural } from '../counting';

const reasons: Record<SuspensionReason, string> = {
  rain: 'Lluvia o tormenta',
  wind: 'Viento',
  fire: 'Riesgo de incendio',
  heat: 'Calor',
  snow: 'Nieve o niebla',
  flood: 'Crecida o camino cortado',
  illness: 'Enfermedad de quien guía',
  fewPeople: 'Pocas personas apuntadas',
  other: 'Otro motivo',
};

const filters: Record<MoveFilter, (count: number) => string> = {
  all: (count) => `Todas (${count})`,
  open: (count) => `Sin contestar (${count})`,
  accepted: (count) => `Cambian de fecha (${count})`,
  cancelled: (count) => `Canceladas (${count})`,
  notReached: (count) => `No les ha llegado (${count})`,
};

const statuses: Record<MoveStatus, string> = {
  open: 'Sin contestar',
  accepted: 'Cambia de fecha',
  declined: 'No puede: cancelada',
  expired: 'No contestó: cancelada',
  withdrawn: 'Cambiada por el equipo',
  none: 'Cancelada con la actividad',
};

const reach: Record<MoveReach, string> = {
  read: 'Leído',
  delivered: 'Entregado',
  sent: 'Enviado',
  onItsWay: 'En camino',
  notReached: 'No ha llegado',
};

export const outings = {
  badge: 'Suspendida',
  action: 'Suspender o cambiar de fecha',
  follow: 'Ver quién ha contestado',
  title: 'Suspender o cambiar de fecha',
  toBoard: 'Ver las reservas',
  reasons: reasons,
  filters: filters,
  reason: 'Motivo',
  chooseReason: 'Elige el motivo',
  words: {
    title: 'Explicación para quienes habían reservado',
    hint: 'Puedes dejarla vacía. Si escribes en un idioma, escribe también en el otro. No incluyas datos personales.',
    es: 'En español',
    pt: 'En portugués',
    both: 'Falta este idioma',
  },
  dates: {
    title: 'Otras fechas',
    hint: 'Quienes reservaron recibirán las fechas que marques, con sus plazas guardadas de uno a siete días, según lo lejos que estén, mientras queden. Si no marcas ninguna, todas las reservas quedarán canceladas.',
    search: 'Buscar otra actividad',
    clear: 'Borrar la búsqueda',
    sameSeries: 'De la misma serie',
    free: countOf('plaza libre', 'plazas libres'),
    none: 'No hay otras actividades programadas que ofrecer.',
    tooMany: (max: number) => `Como máximo ${max} fechas`,
    failed: 'No se han podido cargar las fechas',
  },
  newDate: {
    label: 'Crear una fecha nueva',
    hint: 'Se copia la actividad a ese día, con los mismos turnos y plazas y las inscripciones abiertas.',
    date: 'Fecha nueva',
    start: 'Hora de inicio',
    end: 'Hora de fin',
    missing: 'Escribe la fecha nueva',
  },
  preview: {
    title: 'Antes de suspender',
    button: 'Ver qué pasará',
    again: 'Actualizar',
    loading: 'Preparando los mensajes',
    nobody: 'Nadie tiene reserva en esta actividad: solo se cerrará.',
    reservations: countReservations,
    people: countPeople,
    waiting: (count: number) =>
      counted(
        count,
        'reserva en lista de espera: se le avisará y se cancelará.',
        'reservas en lista de espera: se les avisará y se cancelarán.',
      ),
    emails: countOf('correo', 'correos'),
    whatsapps: countOf('WhatsApp', 'WhatsApp'),
    unreached: (count: number) =>
      plural(
        count,
        'A 1 reserva no le llega ningún mensaje: habrá que llamar.',
        `A ${count} reservas no les llega ningún mensaje: habrá que llamar.`,
      ),
    held: (reservations: number, persons: number) =>
      `Plazas guardadas en otra fecha para ${countReservations(reservations)} (${countPeople(persons)}).`,
    notHeld: 'No se pueden guardar plazas para:',
    notHeldOne: (name: string, persons: number) => `${name} (${countPeople(persons)})`,
    more: (count: number) => `y ${count} más`,
    cancelled: 'Todas las reservas quedarán canceladas.',
  },
  suspend: 'Suspender y avisar a todos',
  suspendAlone: 'Suspender la actividad',
  confirm: {
    title: '¿Suspender la actividad?',
    message: 'Se cerrará y se avisará ahora mismo a todas las reservas. No se puede deshacer.',
    yes: 'Sí, suspender',
    no: 'No, volver',
  },
  done: {
    title: 'Actividad suspendida',
    message: (count: number) => counted(count, 'mensaje en camino', 'mensajes en camino'),
  },
  moves: {
    title: 'Actividad suspendida',
    by: (name: string, when: string) => `La suspendió ${name} (${when}).`,
    byNobody: (when: string) => `Se suspendió el ${when}.`,
    offered: 'Fechas ofrecidas',
    filter: 'Qué reservas',
    refreshed: 'Se actualiza cada 10 segundos',
    statuses: statuses,
    reach: reach,
    channels: { email: 'Email', whatsapp: 'WhatsApp' },
    noMessage: 'Sin email ni WhatsApp',
    repeated: 'puede haber llegado dos veces',
    people: countPeople,
    heldUntil: (date: string, until: string) => `Plazas guardadas para el ${date}, hasta el ${until}`,
    until: (until: string) => `Puede elegir hasta el ${until}`,
    taken: (date: string) => `Vendrá el ${date}`,
    stillLive: 'Su reserva sigue en la actividad suspendida.',
    call: (phone: string) => `Llamar al ${phone}`,
    again: 'Volver a escribir',
    againTo: (name: string) => `Volver a escribir a ${name}`,
    toldAgain: 'Mensaje en camino',
    notTold: 'No hay por dónde escribirle: habrá que llamar.',
    justTold: 'Se le acaba de escribir',
    list: 'Reservas de la actividad suspendida',
    pages: 'Páginas de reservas',
    empty: 'Nadie tenía reserva',
    nothing: 'Ninguna reserva en este grupo',
  },
};

const hours: Record<ReminderHour, string> = { 168: '7 días', 72: '72 horas', 48: '48 horas', 24: '24 horas' };

/** Texts of reminders and of what parties answer to them, for staff. */
export const reminders = {
  form: {
    label: 'Recordatorios',
    hint: 'Cuánto antes se escribe a quienes tienen la reserva confirmada. Los recordatorios de 48 y 24 horas preguntan si vendrán.',
    before: (hour: ReminderHour) => `${hours[hour]} antes`,
  },
  hours,
  summary: (names: readonly string[]) =>
    names.length === 0 ? 'Sin recordatorios' : `Recordatorios: ${names.join(', ')}`,
  panel: {
    title: 'Asistencia',
    loading: 'Cargando las respuestas…',
    failed: 'No se han podido cargar las respuestas',
    show: 'Ver quién viene',
    filter: 'Mostrar',
    filters: { unanswered: 'Sin contestar', coming: 'Vienen', released: 'Han liberado plazas', all: 'Todas' },
    notAsked: 'Todavía no se ha preguntado a nadie si vendrá.',
    never: 'En esta actividad no se pregunta a nadie si vendrá: ningún recordatorio es de 48 o de 24 horas.',
    people: countPeople,
    empty: {
      unanswered: 'Han contestado todas las reservas confirmadas.',
      coming: 'Nadie ha contestado todavía que viene.',
      released: 'Nadie ha liberado plazas.',
      all: 'No hay reservas confirmadas.',
    },
    call: (name: string, phone: string) => `Llamar a ${name}: ${phone}`,
    noPhone: 'Sin teléfono',
    whatsapp: (name: string) => `Escribir por WhatsApp a ${name}`,
    coming: 'Viene',
    cancelled: 'Ha cancelado la reserva',
    released: (count: number) => plural(count, 'Ha liberado 1 plaza', `Ha liberado ${count} plazas`),
    answeredAt: (at: string) => `Contestó el ${at}`,
    asked: {
      sent: 'Se le ha preguntado y no ha contestado',
      notReached: 'No se le ha podido preguntar por mensaje',
      off: 'No quiere recordatorios',
      no: 'No se le ha preguntado',
    },
    note: 'Apuntar que vienen',
    noteFor: (name: string) => `Apuntar que vienen: ${name}`,
    undo: 'Quitar la respuesta',
    undoFor: (name: string) => `Quitar la respuesta de ${name}`,
    noted: { title: 'Apuntado', message: 'Consta que vienen' },
    undone: { title: 'Respuesta quitada', message: 'La reserva vuelve a estar sin contestar' },
    pages: 'Páginas de la lista de asistencia',
  },
};
