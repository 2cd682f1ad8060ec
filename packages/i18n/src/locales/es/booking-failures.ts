import type { BookingFailureCode, FailureText } from '../../visitor-failures';
import { counted } from './counting';

/** What the visitor reads for each refusal of a booking (U11): a short title and what to do about it. */
export const failures: Record<BookingFailureCode, FailureText> = {
  'reservations.incomplete': { title: 'Complete campos', message: () => 'Por favor, rellene este campo.' },
  'reservations.companionIncomplete': {
    title: 'Complete campos',
    message: () => 'Rellene este dato o quite al acompañante.',
  },
  'reservations.emailInvalid': {
    title: 'Email no valido',
    message: () => 'Escriba la dirección de correo completa, por ejemplo nombre@ejemplo.es.',
  },
  'reservations.companionEmailInvalid': {
    title: 'Email no valido',
    message: () => 'Escriba un correo electrónico completo o deje el campo vacío.',
  },
  'reservations.postalCodeInvalid': {
    title: 'Código postal no valido',
    message: () => 'El código postal tiene 5 cifras, por ejemplo 10695.',
  },
  'reservations.postalCodeUnknown': {
    title: 'Código postal no valido',
    message: () => 'No conocemos este código postal: ninguno empieza por esas cifras. Revíselo, por favor.',
  },
  'reservations.identityInvalid': {
    title: 'Error DNI',
    message: () =>
      'El documento no es válido. Escriba el DNI o NIE con su letra, por ejemplo 12345678Z, el Cartão de Cidadão entero o el pasaporte.',
  },
  'reservations.companionIdentityInvalid': {
    title: 'Error DNI',
    message: () =>
      'El documento del acompañante no es válido. Escriba el DNI o NIE con su letra, por ejemplo 12345678Z, el Cartão de Cidadão entero o el pasaporte.',
  },
  'reservations.birthDateInvalid': {
    title: 'Fecha de nacimiento',
    message: () => 'La fecha de nacimiento no existe. Revise el día, el mes y el año.',
  },
  'reservations.bookerTooYoung': {
    title: 'Edad',
    message: () => 'La reserva la tiene que hacer un adulto mayor de 18 años',
  },
  'reservations.companionBirthDateInvalid': {
    title: 'Fecha de nacimiento',
    message: () => 'La fecha de nacimiento del acompañante adulto no es válida',
  },
  'reservations.childTooYoung': {
    title: 'Edad',
    message: ({ age }) =>
      age
        ? `Solo puede ir de acompañante si tiene más de ${age} años`
        : 'La fecha de nacimiento del acompañante no es válida. Revise el día, el mes y el año.',
  },
  'reservations.childrenNotAllowed': {
    title: 'Edad',
    message: () => 'En esta actividad no se admiten menores. Quite al menor de la reserva para continuar.',
  },
  'reservations.photoConsentMissing': {
    title: 'Consentimiento de imagen',
    message: () => 'Marque la casilla del consentimiento de imagen: sin ella no se puede reservar.',
  },
  'reservations.privacyNotAccepted': {
    title: 'Aceptar condiciones',
    message: () => 'Marque la casilla de la política de privacidad: sin ella no se puede reservar.',
  },
  'reservations.notBookable': {
    title: 'Actividad no disponible',
    message: () => 'Esta actividad ya no admite reservas. Vuelva a cargar la página para ver su estado.',
  },
  'reservations.shiftMissing': { title: 'Complete campos', message: () => 'Elija un turno.' },
  'reservations.emailRepeated': {
    title: 'Email existente',
    message: () =>
      'Ya hay una reserva de esta actividad con este correo electrónico. Si es suya, búsquela en el correo que le enviamos; si no, escriba otra dirección.',
  },
  'reservations.identityRepeated': {
    title: 'DNI existente',
    message: () =>
      'Ya hay una reserva de esta actividad con este documento. Compruebe el número; si la reserva es suya, no hace falta que la repita.',
  },
  'reservations.companionEmailRepeated': {
    title: 'Email existente',
    message: ({ person }) =>
      `El correo electrónico del acompañante ${person} ya está en esta reserva o en otra de esta actividad. Escriba otro o deje el campo vacío.`,
  },
  'reservations.companionIdentityRepeated': {
    title: 'DNI existente',
    message: ({ person }) =>
      `El documento del acompañante ${person} ya está en esta reserva o en otra de esta actividad. Compruébelo o quite al acompañante.`,
  },
  'reservations.sameDate': {
    title: 'Otra actividad el mismo día',
    message: () =>
      'Ya tiene una reserva en otra actividad de este mismo día. Cancele esa reserva o elija una actividad de otro día.',
  },
  'reservations.tooMany': {
    title: 'Máximo de reservas',
    message: () =>
      'Ya tiene el máximo de reservas. Podrá reservar de nuevo cuando pase la fecha de alguna, o si cancela una.',
  },
  'reservations.tooManyForCompanion': {
    title: 'Máximo de reservas de un acompañante',
    message: () =>
      'Uno de los acompañantes adultos ya tiene el máximo de reservas. Quítelo de esta reserva para continuar.',
  },
  'reservations.capacityExceeded': {
    title: 'Aforo completo',
    message: () =>
      'No quedan plazas suficientes para todas las personas de su reserva. Quite a algún acompañante, o elija otro turno u otra actividad.',
  },
  'reservations.waitingListFull': {
    title: 'Lista de espera completa',
    message: () => 'No quedan plazas, y la lista de espera de esta actividad también está completa.',
  },
  'reservations.textRefused': {
    title: 'Texto no válido',
    message: () => 'No escriba aquí direcciones de páginas web ni caracteres ocultos.',
  },
  'reservations.answerMissing': {
    title: 'Falta una respuesta',
    message: () => 'Por favor, responda a esta pregunta.',
  },
  'reservations.answerInvalid': {
    title: 'Respuesta no válida',
    message: () => 'Elija una de las respuestas que se ofrecen.',
  },
  'reservations.phoneInvalid': {
    title: 'Teléfono no válido',
    message: () => 'Ese número no puede existir. Revise las cifras; si es de otro país, escríbalo con + y su prefijo.',
  },
  'reservations.tooManyInHour': {
    title: 'Demasiadas reservas',
    message: ({ minutes = 60 }) =>
      `Se han hecho muchas reservas en poco tiempo desde su conexión o para esta actividad. Inténtelo de nuevo dentro de ${counted(minutes, 'minuto', 'minutos')}.`,
  },
  'reservations.proofRequired': {
    title: 'No se ha podido comprobar',
    message: () => 'No hemos podido comprobar que la reserva la hace una persona. Inténtelo de nuevo.',
  },
  'reservations.idempotencyMismatch': {
    title: 'Reserva ya recibida',
    message: () =>
      'Ya recibimos una reserva enviada desde esta página con otros datos. Mire su correo electrónico antes de hacer otra.',
  },
  'request.tooMany': {
    title: 'Demasiados intentos',
    message: () => 'Hay muchas solicitudes desde su conexión. Espere un minuto e inténtelo de nuevo.',
  },
  'service.busy': {
    title: 'Inténtelo de nuevo',
    message: () => 'Mucha gente está reservando a la vez. Espere unos segundos e inténtelo de nuevo.',
  },
};

/** Beside a document whose check letter or digits do not fit. */
export const doubt = {
  ES: '¿Es correcta la letra? No corresponde a esos números. Revíselo; si está bien escrito, puede continuar.',
  PT: '¿Es correcto el número? Los dígitos de control no coinciden. Revíselo; si está bien escrito, puede continuar.',
};

/** While the device works for a booking. */
export const proving = 'Un momento: comprobamos que no reserva un programa automático. Son unos segundos.';

/** A refusal by questions that the page does not know. */
export const questionsChanged = {
  title: 'Las preguntas han cambiado',
  message:
    'La actividad ya no pregunta lo mismo que cuando abrió esta página. Vuelva a cargarla para ver las preguntas de ahora.',
};
