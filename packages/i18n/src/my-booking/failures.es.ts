import type { MyBookingFailures } from './failure-codes';

/** What went wrong, and what to do about it. */
export const failures: MyBookingFailures = {
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

function inWords(minutes: number): string {
  if (minutes > 90) return `${Math.round(minutes / 60)} horas`;
  return minutes === 1 ? '1 minuto' : `${minutes} minutos`;
}
