import { countPeople, countReservations, plural } from './counting';
import { manyWords } from './many';
import { writing } from './writing';

const countRequests = (count: number) => plural(count, '1 solicitud', `${count} solicitudes`);

export const many = {
  ...manyWords,
  select: 'Seleccionar',
  selectOne: (name: string) => `Seleccionar la reserva de ${name}`,
  /** Above a column. */
  selectAll: (count: number) => `Seleccionar todas (${count})`,
  bar: 'Reservas seleccionadas',
  /** They were chosen, and somebody else has cancelled them. */
  gone: (count: number) =>
    plural(count, 'Una de las seleccionadas ya no está.', `${count} de las seleccionadas ya no están.`),
  confirm: 'Confirmar',
  wait: 'Pasar a espera',
  cancel: 'Cancelar',
  write: 'Escribir',
  /** Above the requests. */
  confirmAll: 'Confirmar las pendientes',
  order:
    'Primero las solicitudes, por orden de llegada, y después la lista de espera. Si alguna no cabe, se queda como está.',
  questions: {
    confirm: {
      title: 'Confirmar las seleccionadas',
      message: (count: number) => `${plural(count, 'Se confirmará', 'Se confirmarán')} ${countReservations(count)}.`,
      accept: 'Confirmar',
      done: (count: number) => plural(count, '1 reserva confirmada', `${count} reservas confirmadas`),
    },
    wait: {
      title: 'Pasar a la lista de espera',
      message: (count: number) =>
        `${plural(count, 'Pasará', 'Pasarán')} a la lista de espera ${countReservations(count)} y sus plazas quedarán libres.`,
      accept: 'Pasar a espera',
      done: (count: number) => plural(count, '1 reserva en espera', `${count} reservas en espera`),
    },
    cancel: {
      title: 'Cancelar las seleccionadas',
      message: (count: number) =>
        `${plural(count, 'Se cancelará', 'Se cancelarán')} ${countReservations(count)} con sus acompañantes. ${plural(count, 'Se puede', 'Se pueden')} recuperar durante 30 días si quedan plazas.`,
      accept: 'Cancelar las reservas',
      done: (count: number) => plural(count, '1 reserva cancelada', `${count} reservas canceladas`),
    },
  },
  requests: {
    title: 'Confirmar las pendientes',
    message: (count: number, people: number) =>
      `Se ${plural(count, 'confirmará', 'confirmarán')} ${countRequests(count)} (${countPeople(people)}) por orden de llegada.`,
  },
  notify: 'Avisar por mensaje',
  notifyHint: 'Cada titular recibe el mensaje del nuevo estado.',
  somebody: 'Una reserva',
};

export const cancelReason = {
  label: 'Motivo',
  none: 'Sin motivo',
  codes: {
    weather: 'Mal tiempo',
    minimum: 'No se llega al mínimo',
    visitor: 'Lo pide el visitante',
    duplicate: 'Reserva repetida',
    other: 'Otro motivo',
  },
  text: 'Cuál',
  textHint: 'Máximo 300 caracteres. Sin datos de salud ni de otras personas.',
  required: 'Escribe el motivo',
  tell: 'Decírselo al visitante',
  tellHint: 'El mensaje de cancelación incluye el motivo.',
  /** In the history. */
  shown: (reason: string) => `Motivo: ${reason}`,
};

export const write = {
  ...writing,
  action: 'Escribir un mensaje',
  title: (count: number) => `Escribir a ${countReservations(count)}`,
  about: 'Solo para avisos sobre la reserva, no para publicidad. Se envía por email, no por WhatsApp.',
  nobody: 'Ningún email llega a estas reservas.',
  suppressed: 'Su servidor rechaza el email. Hay que llamar por teléfono:',
  withoutEmail: 'Sin email. Hay que llamar por teléfono:',
  gone: (count: number) =>
    plural(count, 'Una ya no está y no recibirá nada.', `${count} ya no están y no recibirán nada.`),
  fieldNames: {
    'reserva.nombre': 'Nombre',
    'reserva.referencia': 'Número de reserva',
    'reserva.personas': 'Personas',
    'reserva.turno': 'Turno',
    'reserva.enlace_reserva': 'Enlace a la reserva',
    'actividad.titulo': 'Título de la actividad',
    'actividad.fecha': 'Fecha',
    'actividad.horario': 'Horario',
    'actividad.punto_encuentro': 'Punto de encuentro',
    'actividad.enlace_mapa': 'Enlace al mapa',
  },
  send: (count: number) => `Enviar a ${countReservations(count)}`,
  done: (count: number) => `Se está enviando a ${countReservations(count)}.`,
  /** In the history. */
  event: 'Mensaje escrito por el equipo',
};
