import { formatDayMonthYear } from '@dehesa/domain/calendar-days';
import type { ErrorTexts } from './index';
import { refusalText } from './refusal-text';

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
  'activities.descriptionTooLong': ({ language, max }) => ({
    title: 'Descripción demasiado larga',
    message: `La descripción en ${language === 'es' ? 'español' : 'portugués'} admite como máximo ${max} caracteres, contando su formato.`,
  }),
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
  'activities.alreadyRelated': () => ({
    title: 'Activdad ya añadida como relacionada',
    message: 'Ya está en la lista de actividades relacionadas.',
  }),
  'activities.relatedToItself': () => ({
    title: 'Es la misma actividad',
    message: 'Una actividad no puede ser relacionada de sí misma.',
  }),
  'activities.tooManyRelated': ({ max }) => ({
    title: 'Demasiadas actividades relacionadas',
    message: `Una actividad admite como máximo ${max} relacionadas.`,
  }),
  'activities.galleryFull': ({ max }) => ({
    title: 'Galería completa',
    message: `Una galería admite como máximo ${max} imágenes.`,
  }),
  'activities.galleryChanged': () => ({
    title: 'La galería ha cambiado',
    message:
      'Otra persona ha añadido o quitado imágenes mientras tanto. Se muestra como está ahora: vuelve a ordenarla.',
  }),
  'activities.tooManyDocuments': ({ max }) => ({
    title: 'Demasiados documentos',
    message: `Una actividad admite como máximo ${max} documentos por idioma.`,
  }),
  'activities.changedMeanwhile': () => ({
    title: 'Actividad modificada',
    message: 'Otra persona ha guardado esta actividad mientras la editabas. Vuelve a cargarla antes de guardar.',
  }),
  'activities.memberRefused': ({ date, reason }) => {
    const { title, message } = refusalText(es, reason);
    const day = formatDayMonthYear(date);
    return {
      title: `${title} (${day})`,
      message: `En la actividad del ${day} no se puede guardar: ${message} No se ha guardado nada en ninguna fecha.`,
    };
  },
  'activities.seriesTooLong': ({ max }) => ({
    title: 'Demasiadas fechas',
    message: `De una vez se pueden crear como máximo ${max} actividades. Acorta el periodo.`,
  }),
  'activities.seriesEmpty': () => ({
    title: 'Ninguna fecha nueva',
    message: 'Todas las fechas han pasado o ya están en la serie. Elige otras.',
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

  'collaborators.incomplete': () => incomplete,
  'collaborators.emailInvalid': () => ({
    title: 'Email no válido',
    message: 'Por favor, introduzca un email válido.',
  }),
  'collaborators.emailTaken': () => ({
    title: 'Email existente',
    message: 'Existe un colaborador con este email',
  }),
  'collaborators.territoryFixed': () => ({
    title: 'Territorio no permitido',
    message: 'Solo puede gestionar colaboradores de su territorio.',
  }),
  'collaborators.datesOutOfOrder': () => ({
    title: 'Fechas no válidas',
    message: 'La fecha de inicio de la reserva anticipada debe ser anterior a la de fin.',
  }),

  'configuration.changedMeanwhile': () => ({
    title: 'Cambiado mientras tanto',
    message: 'Otra persona ha guardado cambios. Recargue la página para verlos.',
  }),
  'messages.unknownField': ({ field }) => ({
    title: 'Campo desconocido',
    message: `La plantilla no puede usar el campo «${field}».`,
  }),
  'messages.whatsappNotConfigured': () => ({
    title: 'WhatsApp no configurado',
    message: 'No hay ninguna cuenta de WhatsApp desde la que enviar.',
  }),
  'messages.templateInvalid': () => ({
    title: 'Plantilla no válida',
    message: 'Revisa las llaves {{ }} de la plantilla.',
  }),

  'places.importRunning': () => ({
    title: 'Importación en curso',
    message: 'Ya se está importando un archivo. Espera a que termine para importar otro.',
  }),
  'places.fileUnreadable': () => ({
    title: 'Archivo no legible',
    message: 'El archivo está dañado o no contiene ES.txt ni PT.txt. No se ha cambiado nada.',
  }),
  'places.fileNotPostal': () => ({
    title: 'Archivo no válido',
    message: 'No hay en él ni una fila de códigos postales de España o Portugal. No se ha cambiado nada.',
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
    message: 'Hay una plaza ofrecida que espera respuesta.',
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
  'reservations.alreadyOffered': () => ({
    title: 'Plaza ya ofrecida',
    message: 'Esta reserva ya tiene una oferta de plaza que espera respuesta.',
  }),
  'reservations.offerClosed': () => ({
    title: 'Oferta cerrada',
    message: 'Esta oferta de plaza ya no está abierta.',
  }),
  'reservations.changedMeanwhile': () => ({
    title: 'La reserva ha cambiado',
    message: 'Se ha cambiado desde que la abriste. Lo que has escrito sigue aquí.',
  }),
  'reservations.activityMissing': () => ({
    title: 'Seleccione una actividad',
    message: 'Por favor, seleccione la actividad de la reserva.',
  }),
  'reservations.listEmpty': () => ({ title: 'Lista vacía', message: 'No hay nadie en esta lista.' }),
  'reservations.scheduleUnchanged': () => ({
    title: 'Sin cambio de horario',
    message: 'El horario de esta actividad no ha cambiado.',
  }),
  'reservations.sentMeanwhile': () => ({
    title: 'Ya enviado',
    message: 'Otra persona acaba de enviar este mensaje a todos.',
  }),

  'users.emailTaken': () => ({ title: 'Email existente', message: emailTaken }),
  'users.incomplete': () => incomplete,
};

function wait(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'dentro de un minuto' : `dentro de ${minutes} minutos`;
}
