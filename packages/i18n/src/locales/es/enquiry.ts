import type { EnquiryFailureCode, FailureText } from '../../visitor-failures';
import { counted, plural } from './counting';

const failures: Record<EnquiryFailureCode, FailureText> = {
  'reservations.incomplete': { title: 'Complete los campos', message: () => 'Por favor, rellene este campo.' },
  'reservations.emailInvalid': {
    title: 'Correo no válido',
    message: () => 'Escriba la dirección de correo completa, por ejemplo nombre@ejemplo.es.',
  },
  'reservations.phoneInvalid': {
    title: 'Teléfono no válido',
    message: () => 'Ese número no puede existir. Revise las cifras; si es de otro país, escríbalo con + y su prefijo.',
  },
  'reservations.privacyNotAccepted': {
    title: 'Acepte la política de privacidad',
    message: () => 'Marque la casilla de la política de privacidad: sin ella no podemos responderle.',
  },
  'reservations.textRefused': {
    title: 'Texto no válido',
    message: () => 'No escriba aquí direcciones de páginas web ni caracteres ocultos.',
  },
  'reservations.proofRequired': {
    title: 'No se ha podido comprobar',
    message: () => 'No hemos podido comprobar que escribe una persona. Inténtelo de nuevo.',
  },
  'reservations.idempotencyMismatch': {
    title: 'Ya recibida',
    message: () =>
      'Ya recibimos lo que envió desde esta página con otro texto. Mire su correo electrónico antes de enviarlo otra vez.',
  },
  'inbox.groupSize': {
    title: 'Revise cuántas personas son',
    message: () =>
      'Un grupo tiene de 5 a 200 personas en total, con al menos un adulto. Escriba los números con cifras.',
  },
  'inbox.notAsked': {
    title: 'Ya no se puede preguntar',
    message: () => 'Esta actividad ha terminado o está suspendida. Vuelva a cargar la página para ver su estado.',
  },
  'record.notFound': { title: 'Actividad no disponible', message: () => 'Esta actividad ya no está publicada.' },
  'request.tooMany': {
    title: 'Demasiados envíos',
    message: ({ minutes = 60 }) =>
      `Se ha escrito mucho en poco tiempo desde su conexión o sobre esta actividad. Inténtelo de nuevo dentro de ${counted(minutes, 'minuto', 'minutos')}.`,
  },
  'service.busy': {
    title: 'Inténtelo de nuevo',
    message: () => 'Hay mucha gente a la vez. Espere unos segundos e inténtelo de nuevo.',
  },
};

/** What visitors ask before booking. */
export const enquiry = {
  question: {
    intro: 'Los campos marcados con * son obligatorios. Preguntar no reserva ninguna plaza.',
    text: 'Su pregunta',
    submit: 'Enviar la pregunta',
    doneTitle: 'Hemos recibido su pregunta',
    done: (email: string): string => `Le hemos enviado un correo a ${email} y le responderemos a esa misma dirección.`,
    again: 'Hacer otra pregunta',
    waitingTitle: 'Su pregunta no se ha enviado todavía',
    waiting:
      'Ahora mismo no podemos recibirla. La enviaremos en cuanto sea posible y una sola vez: no cierre esta página.',
    stopped: 'La pregunta no se enviará hasta que vuelva a pulsar el botón.',
  },
  group: {
    title: 'Solicitud de grupo',
    intro:
      'Los campos marcados con * son obligatorios. Con esta solicitud no queda reservada ninguna plaza: la organización le confirmará si hay sitio.',
    organisation: 'Colegio, asociación o empresa',
    adults: 'Adultos',
    adultsHint: 'También usted, si va a venir.',
    minors: 'Menores de 18 años',
    activityId: 'Fecha',
    wishedDate: 'Otra fecha u hora que les venga bien',
    text: 'Observaciones',
    submit: 'Enviar la solicitud',
    doneTitle: 'Hemos recibido su solicitud',
    done: (email: string): string => `Le hemos enviado un correo a ${email} y le responderemos a esa misma dirección.`,
    again: 'Hacer otra solicitud',
    waitingTitle: 'Su solicitud no se ha enviado todavía',
    waiting:
      'Ahora mismo no podemos recibirla. La enviaremos en cuanto sea posible y una sola vez: no cierre esta página.',
    stopped: 'La solicitud no se enviará hasta que vuelva a pulsar el botón.',
  },
  firstName: 'Nombre',
  lastName: 'Apellidos',
  email: 'Correo electrónico',
  emailHint: 'Le responderemos a esta dirección.',
  phonePrefix: 'Prefijo',
  phone: 'Teléfono',
  consents: 'Consentimiento',
  privacyAccepted: 'He leído y acepto la',
  left: (count: number): string => plural(count, 'Queda 1 carácter', `Quedan ${count} caracteres`),
  sending: 'Enviando…',
  close: 'Cerrar',
  stop: 'No enviar por ahora',
  stoppedTitle: 'Hemos dejado de intentarlo',
  proving: 'Un momento: comprobamos que no escribe un programa automático. Son unos segundos.',
  completeFields: 'Por favor, rellene todos los campos obligatorios para continuar.',
  kept: 'Lo que ha escrito se conserva: puede intentarlo de nuevo.',
  failed: { title: 'No se ha podido enviar', message: 'Compruebe la conexión e inténtelo de nuevo.' },
  failures,
};
