import type { DomainErrorCode, ParamsOf } from '@dehesa/domain/errors';

type Texts = { [C in DomainErrorCode]: (params: ParamsOf<C>) => string };

/** What the documented calls answer as `value` for each refusal (B12, B31), spelled as the documents do. */
const texts: Texts = {
  'input.invalid': () => 'Datos no válidos',
  'access.unauthenticated': () => 'Sesión no válida',
  'access.forbidden': () => 'Acceso no permitido',
  'record.notFound': () => 'No encontrado',
  'service.busy': () => 'Inténtelo de nuevo',
  'licence.expired': () => 'Licencia expirada',
  'request.tooMany': () => 'Demasiadas peticiones',
  'file.unsupported': () => 'Archivo no válido',
  'file.tooLarge': () => 'Tamaño excedido!',
  'activities.incomplete': () => 'Complete campos',
  'activities.capacityBelowHeld': ({ held }) => `El aforo no puede ser menor que las plazas ocupadas (${held})`,
  'activities.shiftHasReservations': ({ shift }) => `El turno tiene reservas: ${shift}`,
  'activities.hasReservationsWithoutShift': () => 'La actividad tiene reservas sin turno',
  'activities.datesOutOfOrder': () => 'Fechas no válidas',
  'activities.changedMeanwhile': () => 'La actividad ha sido modificada por otra persona',
  'auth.invalidCredentials': () => 'Login no válido',
  'auth.feeUnpaid': () => 'Cuota',
  'auth.tooManyAttempts': () => 'Demasiados intentos',
  'auth.emailUnknown': () => 'Email no encontrado',
  'auth.passwordChangeRequired': () => 'Debe cambiar la contraseña',
  'auth.passwordTooShort': () => 'La contraseña debe tener al menos 8 caracteres',
  'auth.superAdminExists': () => 'Ya existe un superadministrador',
  'users.emailTaken': () => 'Email repetido',
  'users.incomplete': () => 'Complete campos',
  'messages.unknownField': ({ field }) => `Campo desconocido: ${field}`,
  'messages.templateInvalid': () => 'Plantilla no válida',
  'reservations.incomplete': () => 'Complete campos',
  'reservations.companionIncomplete': () => 'Complete campos',
  'reservations.emailInvalid': () => 'Email no valido',
  'reservations.companionEmailInvalid': () => 'Email no valido',
  'reservations.postalCodeInvalid': () => 'Código postal no valido',
  'reservations.identityInvalid': () => 'Error DNI',
  'reservations.companionIdentityInvalid': () => 'Error DNI',
  'reservations.birthDateInvalid': () => 'La reserva la tiene que hacer un adulto mayor de 18 años',
  'reservations.bookerTooYoung': () => 'La reserva la tiene que hacer un adulto mayor de 18 años',
  'reservations.companionBirthDateInvalid': () => 'La fecha de nacimiento del acompañante adulto no es válida',
  'reservations.childTooYoung': ({ age }) => `Solo puede ir de acompañante si tiene más de ${age} años`,
  'reservations.childrenNotAllowed': () => 'La actividad no admite niños',
  'reservations.photoConsentMissing': () => 'Consentimiento de imagen',
  'reservations.privacyNotAccepted': () => 'Aceptar condiciones',
  'reservations.notBookable': () => 'Actividad no disponible',
  'reservations.shiftMissing': () => 'Complete campos',
  'reservations.emailRepeated': () => 'Email repetido',
  'reservations.identityRepeated': () => 'DNI repetido',
  'reservations.companionEmailRepeated': ({ person }) => `${person} email repetido`,
  'reservations.companionIdentityRepeated': ({ person }) => `${person} dni repetido`,
  'reservations.sameDate': () => 'Actividad misma fecha',
  'reservations.tooMany': () => 'Max reservas',
  'reservations.tooManyForCompanion': () => 'Max reservas acompanante',
  'reservations.capacityExceeded': () => 'Aforo completado',
  'reservations.idempotencyMismatch': () => 'Clave de idempotencia repetida con otros datos',
  'reservations.alreadyCancelled': () => 'Ya cancelada',
  'reservations.transitionNotAllowed': () => 'Cambio de estado no permitido',
  'reservations.notConfirmed': () => 'Reserva no confirmada',
  'reservations.attendanceAlreadySet': () => 'Ya registrado',
  'reservations.visitAlreadyRegistered': () => 'Ya registrado',
  'reservations.activityMissing': () => 'Seleccione una actividad',
};

/** The wire text of a refusal. `Texts` guarantees for every code that its text takes that code's own params. */
export function legacyText(failed: { code: DomainErrorCode; params?: unknown }): string {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `Texts` pairs each code with its own params
  const text = texts[failed.code] as (params: unknown) => string;
  return text(failed.params);
}
