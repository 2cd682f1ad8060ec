import type { ReservationErrorTexts } from '../../../error-texts';

/** What several nouns answer alike. */
export const incomplete = {
  title: 'Complete campos',
  message: 'Por favor, rellene todos los campos obligatorios para continuar',
};

/** From now on, in minutes. */
export function wait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'dentro de un minuto' : `dentro de ${minutes} minutos`;
}

export const emailTaken = 'Existe un usuario con este email';

const ofCompanion = (person: number) => `acompañante ${person}`;

/** The Spanish words that were documented stay as they are (U11). */
export const reservationErrors: ReservationErrorTexts = {
  'reservations.incomplete': () => incomplete,
  'reservations.companionIncomplete': ({ person }) => ({
    title: 'Complete campos',
    message: `Por favor, rellene todos los campos obligatorios del ${ofCompanion(person)}`,
  }),
  'reservations.emailInvalid': () => ({
    title: 'Email no válido',
    message: 'Por favor, introduzca un email válido.',
  }),
  'reservations.companionEmailInvalid': ({ person }) => ({
    title: 'Email no válido',
    message: `El email del ${ofCompanion(person)} no es válido.`,
  }),
  'reservations.postalCodeInvalid': () => ({
    title: 'Código postal no valido',
    message: 'Escribe un código postal válido: 5 cifras en España, 1234-567 en Portugal.',
  }),
  'reservations.postalCodeUnknown': () => ({
    title: 'Código postal no valido',
    message: 'No conocemos este código postal: ninguno empieza por esas cifras. Revísalo.',
  }),
  'reservations.identityInvalid': () => ({
    title: 'Error DNI',
    message:
      'El documento no es válido. Escribe el DNI o NIE con su letra, por ejemplo 12345678Z, el Cartão de Cidadão entero o el pasaporte.',
  }),
  'reservations.companionIdentityInvalid': ({ person }) => ({
    title: 'Error DNI',
    message: `El documento del ${ofCompanion(person)} no es válido. Escribe el DNI o NIE con su letra, por ejemplo 12345678Z, el Cartão de Cidadão entero o el pasaporte.`,
  }),
  'reservations.birthDateInvalid': () => ({
    title: 'Fecha de nacimiento',
    message: 'La fecha de nacimiento no es válida.',
  }),
  'reservations.bookerTooYoung': ({ age }) => ({
    title: 'Fecha de nacimiento',
    message: `La reserva la tiene que hacer un adulto mayor de ${age} años`,
  }),
  'reservations.companionBirthDateInvalid': ({ person }) => ({
    title: `Fecha de nacimiento (${ofCompanion(person)})`,
    message: 'La fecha de nacimiento del acompañante adulto no es válida',
  }),
  'reservations.childTooYoung': ({ person, age }) => ({
    title: `Fecha de nacimiento (${ofCompanion(person)})`,
    message:
      age === 0 ? 'La fecha de nacimiento no es válida.' : `Solo puede ir de acompañante si tiene más de ${age} años`,
  }),
  'reservations.childrenNotAllowed': ({ person }) => ({
    title: `Menores no permitidos (${ofCompanion(person)})`,
    message: 'En esta actividad no pueden participar menores.',
  }),
  'reservations.photoConsentMissing': () => ({
    title: 'Consentimiento de imagen',
    message: 'Debes aceptar el consentimiento de imagen para continuar.',
  }),
  'reservations.privacyNotAccepted': () => ({
    title: 'Aceptar condiciones',
    message: 'Debes aceptar la política de privacidad para continuar.',
  }),
  'reservations.notBookable': () => ({
    title: 'Actividad no disponible',
    message: 'Esta actividad no admite reservas en este momento.',
  }),
  'reservations.shiftMissing': () => ({
    title: 'Selecciona un turno',
    message: 'Elige uno de los turnos de la actividad.',
  }),
  'reservations.emailRepeated': () => ({ title: 'Email existente', message: emailTaken }),
  'reservations.identityRepeated': () => ({
    title: 'DNI existente',
    message: 'Existe una reserva con este documento en esta actividad',
  }),
  'reservations.companionEmailRepeated': ({ person }) => ({
    title: `Email existente (persona ${person})`,
    message: emailTaken,
  }),
  'reservations.companionIdentityRepeated': ({ person }) => ({
    title: `DNI existente (persona ${person})`,
    message: 'Existe una reserva con este documento en esta actividad',
  }),
  'reservations.sameDate': () => ({
    title: 'Actividad en la misma fecha',
    message: 'Esta persona ya tiene una reserva en otra actividad del mismo día.',
  }),
  'reservations.tooMany': () => ({
    title: 'Máximo de reservas',
    message: 'Esta persona ya tiene el máximo de reservas permitido.',
  }),
  'reservations.tooManyForCompanion': () => ({
    title: 'Máximo de reservas',
    message: 'Uno de los acompañantes ha alcanzado el número máximo de reservas permitidas.',
  }),
  'reservations.capacityExceeded': () => ({
    title: 'Aforo completo',
    message: 'Esta inscripción supera el aforo máximo permitido',
  }),
  'reservations.waitingListFull': () => ({
    title: 'Aforo completo',
    message: 'También está completa la lista de espera.',
  }),
  'reservations.textRefused': () => ({
    title: 'Texto no válido',
    message: 'No escribas direcciones de páginas web, saltos de línea ni caracteres ocultos.',
  }),
  'reservations.answerMissing': () => ({
    title: 'Falta una respuesta',
    message: 'Responde a las preguntas obligatorias de la actividad.',
  }),
  'reservations.answerInvalid': () => ({
    title: 'Respuesta no válida',
    message: 'La respuesta no es una de las que ofrece la pregunta.',
  }),
  'reservations.phoneInvalid': () => ({
    title: 'Teléfono no válido',
    message: 'Ese número de teléfono no puede existir. Revisa el prefijo y las cifras.',
  }),
  'reservations.tooManyInHour': ({ retryAfterSeconds }) => ({
    title: 'Demasiadas reservas',
    message: `Se han hecho muchas reservas en poco tiempo desde tu conexión o para esta actividad. Inténtalo de nuevo ${wait(retryAfterSeconds)}.`,
  }),
  'reservations.proofRequired': () => ({
    title: 'Demasiadas reservas',
    message: 'Se han hecho muchas reservas en poco tiempo. Vuelve a cargar la página e inténtalo de nuevo.',
  }),
  'reservations.idempotencyMismatch': () => ({
    title: 'Error',
    message: 'Esta solicitud ya se envió con otros datos. Recarga la página y vuelve a intentarlo.',
  }),
  'reservations.alreadyBegun': () => ({
    title: 'Actividad comenzada',
    message: 'La actividad ya ha empezado: la reserva no se puede cambiar.',
  }),
  'reservations.companionCheckedIn': () => ({
    title: 'Asistencia registrada',
    message: 'La asistencia de esta persona ya está registrada.',
  }),
  'reservations.notASpelling': () => ({
    title: 'Nombre distinto',
    message: 'Solo se puede corregir cómo está escrito el nombre.',
  }),
  'reservations.offerOpen': () => ({
    title: 'Plaza ofrecida',
    message: 'Hay una plaza ofrecida que espera respuesta. Retira antes la oferta.',
  }),
  'reservations.alreadyCancelled': () => ({
    title: 'Reserva ya cancelada',
    message: 'Esta reserva ya estaba cancelada.',
  }),
  'reservations.transitionNotAllowed': () => ({
    title: 'Cambio no permitido',
    message: 'La reserva no admite este cambio en su estado actual.',
  }),
  'reservations.notConfirmed': () => ({
    title: 'Reserva sin confirmar',
    message: 'Solo se valida la asistencia de las reservas confirmadas. Confírmala primero.',
  }),
  'reservations.attendanceAlreadySet': () => ({
    title: 'Ya registrada',
    message: 'La asistencia de esta reserva ya estaba registrada.',
  }),
  'reservations.attendanceTooEarly': () => ({
    title: 'Todavía no',
    message: 'La asistencia se valida a partir del día de la actividad; si sale de madrugada, desde la víspera.',
  }),
  'reservations.attendanceNotSet': () => ({
    title: 'Sin asistencia',
    message: 'En esta reserva no hay ninguna asistencia registrada que quitar.',
  }),
  'reservations.visitAlreadyRegistered': () => ({
    title: 'Ya registrada',
    message: 'La visita de esta reserva ya estaba registrada.',
  }),
  'reservations.alreadyOffered': () => ({
    title: 'Plaza ya ofrecida',
    message: 'Esta reserva ya tiene una oferta de plaza que espera respuesta.',
  }),
  'reservations.offerClosed': () => ({
    title: 'Oferta cerrada',
    message: 'Esta oferta de plaza ya no está abierta.',
  }),
  'reservations.moveClosed': () => ({
    title: 'Ya no se puede elegir fecha',
    message: 'Ya se ha respondido, el plazo ha terminado o la reserva ha cambiado.',
  }),
  'reservations.changedMeanwhile': () => ({
    title: 'La reserva ha cambiado',
    message: 'Se ha cambiado desde que la abriste. Lo que has escrito sigue aquí.',
  }),
  'reservations.activityMissing': () => ({
    title: 'Seleccione una actividad',
    message: 'Por favor, selecciona la actividad de la reserva.',
  }),
  'reservations.listEmpty': () => ({ title: 'Lista vacía', message: 'No hay nadie en esta lista.' }),
  'reservations.scheduleUnchanged': () => ({
    title: 'Sin cambio de horario',
    message: 'Todas las reservas conocen el horario en vigor.',
  }),
  'reservations.sentMeanwhile': () => ({
    title: 'Ya enviado',
    message: 'Otra persona acaba de enviar este mensaje a todos.',
  }),
};
