import type { ErrorTexts } from './index';

const incomplete = {
  title: 'Complete campos',
  message: 'Por favor, rellene todos los campos obligatorios para continuar',
};
const emailTaken = 'Existe un usuario con este email';
const ofCompanion = (person: number) => `acompañante ${person}`;

/** As the screens of the documents spell them (document 1 §8, document 2 §5 and §8). */
export const es: ErrorTexts = {
  'input.invalid': ({ path }) => ({
    title: 'Error',
    message: path === '' ? 'Los datos enviados no son válidos.' : `El campo «${path}» no es válido.`,
  }),
  'access.unauthenticated': () => ({
    title: 'Sesión terminada',
    message: 'Inicia sesión para continuar.',
  }),
  'access.forbidden': () => ({
    title: 'Sin permiso',
    message: 'No tienes permiso para hacer esto.',
  }),
  'record.notFound': () => ({
    title: 'No encontrado',
    message: 'Lo que buscas no existe o ya no está disponible.',
  }),
  'service.busy': () => ({
    title: 'Inténtalo de nuevo',
    message: 'Hay muchas solicitudes en este momento. Espera unos segundos y vuelve a intentarlo.',
  }),
  'licence.expired': () => ({
    title: 'Licencia expirada',
    message: 'La licencia de esta instalación ha caducado.',
  }),
  'request.tooMany': ({ retryAfterSeconds }) => ({
    title: 'Demasiadas solicitudes',
    message: `Vuelve a intentarlo ${wait(retryAfterSeconds)}.`,
  }),
  'file.unsupported': () => ({
    title: 'Archivo no válido',
    message: 'Este tipo de archivo no se puede usar aquí.',
  }),
  'file.tooLarge': ({ maxMegabytes }) => ({
    title: 'Tamaño excedido!',
    message: `El tamaño para los archivos seleccionados debe ser inferior a ${maxMegabytes} MB`,
  }),

  'activities.incomplete': () => incomplete,
  'activities.capacityBelowHeld': ({ held }) => ({
    title: 'Aforo no válido',
    message: `Ya hay ${held} ${held === 1 ? 'plaza reservada' : 'plazas reservadas'}: el aforo no puede ser menor.`,
  }),
  'activities.shiftHasReservations': ({ shift }) => ({
    title: 'Turno con reservas',
    message: `El turno «${shift}» tiene reservas y no se puede quitar.`,
  }),
  'activities.hasReservationsWithoutShift': () => ({
    title: 'Actividad con reservas',
    message: 'Esta actividad ya tiene reservas sin turno: no se le pueden añadir turnos.',
  }),
  'activities.datesOutOfOrder': () => ({
    title: 'Fechas no válidas',
    message: 'La fecha de inicio de las reservas debe ser anterior a la de fin.',
  }),
  'activities.changedMeanwhile': () => ({
    title: 'Actividad modificada',
    message: 'Otra persona ha guardado esta actividad mientras la editabas. Vuelve a cargarla antes de guardar.',
  }),

  'auth.invalidCredentials': () => ({
    title: 'Login no válido',
    message: 'Email o contraseña incorrectos.',
  }),
  'auth.feeUnpaid': () => ({
    title: 'Cuota no renovada',
    message: 'Por favor, renueva tu cuota para recuperar el acceso',
  }),
  'auth.tooManyAttempts': ({ retryAfterSeconds }) => ({
    title: 'Demasiados intentos',
    message: `Por seguridad, el acceso está bloqueado. Vuelve a intentarlo ${wait(retryAfterSeconds)}.`,
  }),
  'auth.emailUnknown': () => ({
    title: 'Email no encontrado',
    message: 'No existe ningún usuario registrado con este email',
  }),
  'auth.passwordChangeRequired': () => ({
    title: 'Elige una contraseña nueva',
    message: 'Has entrado con una contraseña de un solo uso: elige una nueva para continuar.',
  }),
  'auth.passwordTooShort': () => ({
    title: 'Contraseña no válida',
    message: 'La contraseña debe tener al menos 8 caracteres.',
  }),
  'auth.superAdminExists': () => ({
    title: 'Ya existe un superadministrador',
    message: 'Los demás usuarios se crean desde la aplicación.',
  }),

  'messages.unknownField': ({ field }) => ({
    title: 'Campo desconocido',
    message: `La plantilla no puede usar el campo «${field}».`,
  }),
  'messages.templateInvalid': () => ({
    title: 'Plantilla no válida',
    message: 'Revisa las llaves {{ }} de la plantilla.',
  }),

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
    message: 'Por favor, introduzca un código postal válido.',
  }),
  'reservations.identityInvalid': () => ({
    title: 'Error DNI',
    message: 'El formato del DNI no es válido.',
  }),
  'reservations.companionIdentityInvalid': ({ person }) => ({
    title: 'Error DNI',
    message: `El formato del DNI del ${ofCompanion(person)} no es válido.`,
  }),
  'reservations.birthDateInvalid': () => ({
    title: 'Fecha de nacimiento',
    message: 'La fecha de nacimiento no es válida',
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
      age === 0 ? 'La fecha de nacimiento no es válida' : `Solo puede ir de acompañante si tiene más de ${age} años`,
  }),
  'reservations.childrenNotAllowed': ({ person }) => ({
    title: `Menores no permitidos (${ofCompanion(person)})`,
    message: 'En esta actividad no pueden participar menores.',
  }),
  'reservations.photoConsentMissing': () => ({
    title: 'Consentimiento de imagen',
    message: 'Debe aceptar el consentimiento de imagen para continuar.',
  }),
  'reservations.privacyNotAccepted': () => ({
    title: 'Aceptar condiciones',
    message: 'Debe aceptar la política de privacidad para continuar.',
  }),
  'reservations.notBookable': () => ({
    title: 'Actividad no disponible',
    message: 'Esta actividad no admite reservas en este momento.',
  }),
  'reservations.shiftMissing': () => ({
    title: 'Seleccione un turno',
    message: 'Por favor, elija uno de los turnos de la actividad.',
  }),
  'reservations.emailRepeated': () => ({ title: 'Email existente', message: emailTaken }),
  'reservations.identityRepeated': () => ({
    title: 'DNI existente',
    message: 'Existe una reserva con este DNI en esta actividad',
  }),
  'reservations.companionEmailRepeated': ({ person }) => ({
    title: `Email existente (persona ${person})`,
    message: emailTaken,
  }),
  'reservations.companionIdentityRepeated': ({ person }) => ({
    title: `DNI existente (persona ${person})`,
    message: 'Existe una reserva con este DNI en esta actividad',
  }),
  'reservations.sameDate': () => ({
    title: 'Actividad en la misma fecha',
    message: 'Ya tiene una reserva en otra actividad que se celebra el mismo día.',
  }),
  'reservations.tooMany': () => ({
    title: 'Máximo de reservas',
    message: 'Ha alcanzado el número máximo de reservas permitidas.',
  }),
  'reservations.tooManyForCompanion': () => ({
    title: 'Máximo de reservas',
    message: 'Uno de los acompañantes ha alcanzado el número máximo de reservas permitidas.',
  }),
  'reservations.capacityExceeded': () => ({
    title: 'Aforo completo',
    message: 'Esta inscripción supera el aforo máximo permitido',
  }),
  'reservations.idempotencyMismatch': () => ({
    title: 'Error',
    message: 'Esta solicitud ya se envió con otros datos. Recargue la página y vuelva a intentarlo.',
  }),
  'reservations.alreadyCancelled': () => ({
    title: 'Reserva ya cancelada',
    message: 'Esta reserva ya estaba cancelada.',
  }),
  'reservations.transitionNotAllowed': () => ({
    title: 'Error',
    message: 'La reserva no admite este cambio en su estado actual.',
  }),
  'reservations.notConfirmed': () => ({
    title: 'Reserva sin confirmar',
    message: 'Solo se valida la asistencia de las reservas confirmadas.',
  }),
  'reservations.attendanceAlreadySet': () => ({
    title: 'Ya registrada',
    message: 'La asistencia de esta reserva ya estaba registrada.',
  }),
  'reservations.visitAlreadyRegistered': () => ({
    title: 'Ya registrada',
    message: 'La visita de esta reserva ya estaba registrada.',
  }),
  'reservations.activityMissing': () => ({
    title: 'Seleccione una actividad',
    message: 'Por favor, seleccione la actividad de la reserva.',
  }),

  'users.emailTaken': () => ({ title: 'Email existente', message: emailTaken }),
  'users.incomplete': () => incomplete,
};

function wait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'dentro de un minuto' : `dentro de ${minutes} minutos`;
}
