import type { StaffErrorTexts } from '../../../error-texts';
import { incomplete, wait, emailTaken } from './reservation-errors';
import { counted, plural } from '../counting';
import { importErrors } from './imports/errors';
import { placeErrors } from './place-errors';
import { secondFactorErrors } from './users/second-factor-errors';

/** The Spanish words that were documented stay as they are (U11). */
export const staffErrors: StaffErrorTexts = {
  'access.unauthenticated': () => ({
    title: 'Sesión terminada',
    message: 'Inicia sesión para continuar.',
  }),
  'access.forbidden': () => ({
    title: 'Sin permiso',
    message: 'No tienes permiso para hacer esto.',
  }),
  'record.notInBin': () => ({
    title: 'Ya no está en la papelera',
    message: 'Alguien lo ha recuperado ya, o han pasado los 30 días.',
  }),
  'licence.expired': () => ({
    title: 'Licencia expirada',
    message: 'La licencia de esta instalación ha caducado.',
  }),
  'activities.incomplete': () => incomplete,
  'activities.descriptionTooLong': ({ language, max }) => ({
    title: 'Descripción demasiado larga',
    message: `La descripción en ${{ es: 'español', pt: 'portugués' }[language]} admite como máximo ${max} caracteres, contando su formato.`,
  }),
  'activities.capacityBelowHeld': ({ held }) => ({
    title: 'Aforo no válido',
    message: `Ya hay ${held} ${plural(held, 'plaza reservada', 'plazas reservadas')}: el aforo no puede ser menor.`,
  }),
  'activities.shiftHasReservations': ({ shift }) => ({
    title: 'Turno con reservas',
    message: `El turno «${shift}» tiene reservas y no se puede quitar. Cámbialas antes de turno o cancélalas.`,
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
  'activities.tooManyGuides': ({ max }) => ({
    title: 'Demasiados guías',
    message: `Una actividad admite como máximo ${max} guías.`,
  }),
  'activities.guideAccountTaken': () => ({
    title: 'Es la cuenta de otro guía',
    message: 'Elige otra cuenta.',
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
  'activities.suspended': () => ({
    title: 'Actividad suspendida',
    message: 'Esta actividad está suspendida: no admite reservas ni cambios.',
  }),
  'activities.alreadySuspended': () => ({
    title: 'Ya está suspendida',
    message: 'Otra persona acaba de suspender esta actividad. Sus reservas ya están avisadas.',
  }),
  'activities.past': () => ({
    title: 'La actividad ya ha terminado',
    message: 'Solo se puede suspender una actividad que aún no ha terminado.',
  }),
  'activities.dateUnavailable': () => ({
    title: 'Una de las fechas no sirve',
    message: 'Está oculta o suspendida, ya ha empezado o no existe. Elige otra.',
  }),
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
  'auth.busy': () => ({
    title: 'Inténtalo de nuevo',
    message: 'Hay muchas personas accediendo en este momento. Espera unos segundos y vuelve a intentarlo.',
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
  'auth.passwordTooEasy': () => ({
    title: 'Contraseña demasiado fácil',
    message: 'Es de las más usadas, o está hecha con tu nombre, tu email o el nombre de la aplicación. Elige otra.',
  }),
  'auth.superAdminExists': () => ({
    title: 'Ya existe un superadministrador',
    message: 'Los demás usuarios se crean desde la aplicación.',
  }),
  'auth.emailLinkInvalid': () => ({
    title: 'Este enlace ya no sirve',
    message: 'Ha caducado o la dirección de tu cuenta es otra. Pide un enlace nuevo desde «Mis reservas».',
  }),
  'auth.invitationInvalid': () => ({
    title: 'Esta invitación ya no sirve',
    message:
      'Ha caducado, ya se usó o se ha anulado. Pide otra a quien te invitó o, si ya elegiste contraseña, entra con ella.',
  }),
  'personalData.nothingFound': () => ({
    title: 'Sin resultados',
    message: 'No hay datos de esta persona.',
  }),
  'personalData.changedMeanwhile': () => ({
    title: 'Los datos han cambiado',
    message: 'Lo que se iba a borrar ya no es lo que está guardado. Busca de nuevo.',
  }),
  'personalData.comingReservations': ({ count }) => ({
    title: 'Reservas futuras',
    message: plural(
      count,
      'Esta persona tiene una reserva futura: hay que cancelarla antes de borrar sus datos.',
      `Esta persona tiene ${count} reservas futuras: hay que cancelarlas antes de borrar sus datos.`,
    ),
  }),
  'personalData.comingCompanion': ({ reference }) => ({
    title: 'Acompañante en una reserva futura',
    message: `Esta persona acompaña a otra en la reserva ${reference}. Quítala primero de esa reserva o deja sin marcar esa fila.`,
  }),
  'collaborators.territoryFixed': () => ({
    title: 'Territorio no permitido',
    message: 'Solo puedes gestionar colaboradores de tu territorio.',
  }),
  'collaborators.datesOutOfOrder': () => ({
    title: 'Fechas no válidas',
    message: 'La fecha de inicio de la reserva anticipada debe ser anterior a la de fin.',
  }),
  'configuration.changedMeanwhile': () => ({
    title: 'Cambiado mientras tanto',
    message: 'Otra persona ha guardado cambios. Recarga la página para verlos.',
  }),
  'configuration.secretLost': () => ({
    title: 'Escribe de nuevo la contraseña',
    message:
      'La contraseña guardada era para otro servidor u otra cuenta y no se envía a estos. Escríbela de nuevo y guarda.',
  }),
  'configuration.wordpressIncomplete': () => ({
    title: 'Complete campos',
    message: 'Indica el servidor, la base de datos y el usuario de WordPress, y guarda antes de probar.',
  }),
  'configuration.wordpressFailed': ({ reason }) => ({
    title: 'Error en la conexión al WordPress',
    message: {
      notAllowed: 'La instalación no permite conectarse a esa dirección.',
      unreachable: 'No se ha podido llegar al servidor. Comprueba la dirección y el puerto.',
      timeLimit: 'El servidor no ha respondido a tiempo.',
      credentials: 'El servidor no acepta ese usuario y contraseña para esa base de datos.',
      noDatabase: 'En el servidor no existe esa base de datos.',
      other: 'El servidor ha respondido con un error. ¿Es un servidor MySQL?',
    }[reason],
  }),
  'database.consoleOff': () => ({
    title: 'Consola SQL desactivada',
    message: 'La consola SQL está desactivada en esta instalación.',
  }),
  'database.consoleUnavailable': ({ reason }) => ({
    title: 'Consola SQL no disponible',
    message: `El servidor de base de datos no permite preparar su usuario restringido: ${reason}`,
  }),
  'database.statementRefused': ({ word }) => ({
    title: 'Sentencia no permitida',
    message:
      word === ''
        ? 'La consola solo ejecuta sentencias que leen o escriben filas.'
        : `La consola solo ejecuta sentencias que leen o escriben filas, no «${word.toUpperCase()}».`,
  }),
  'database.statementEmpty': () => ({ title: 'Complete campos', message: 'Escribe una sentencia SQL.' }),
  'database.exportRunning': () => ({
    title: 'Exportación en curso',
    message: 'Ya se está exportando la base de datos. Espera a que termine.',
  }),
  'database.syncNotConfigured': () => ({
    title: 'Sincronización no configurada',
    message: 'Guarda antes la dirección y la clave de la entidad que recibe las actividades.',
  }),
  'database.syncFailed': ({ reason, status }) => ({
    title: 'Sincronización fallida',
    message: {
      notAllowed: 'La instalación no permite conectarse a esa dirección.',
      notEncrypted: 'La dirección debe empezar por https: la clave no se envía sin cifrar.',
      unreachable: 'No se ha podido conectar con la dirección configurada.',
      timeLimit: 'La otra entidad no ha respondido a tiempo.',
      status: `La otra entidad ha rechazado el envío (HTTP ${status ?? '?'}).`,
    }[reason],
  }),
  'messages.notDue': () => ({
    title: 'Mensaje sin enviar',
    message: 'Cuando le tocaba salir, lo que dice ya no era cierto.',
  }),
  'messages.unknownField': ({ field }) => ({
    title: 'Campo desconocido',
    message: `La plantilla no puede usar el campo «${field}».`,
  }),
  'messages.whatsappNotConfigured': () => ({
    title: 'WhatsApp no configurado',
    message: 'No hay ninguna cuenta de WhatsApp desde la que enviar. Se configura en «Config. App.», «General».',
  }),
  'messages.whatsappNoPhone': () => ({
    title: 'Sin teléfono móvil',
    message: 'La reserva no tiene un teléfono móvil al que enviar un WhatsApp.',
  }),
  'messages.whatsappSections': () => ({
    title: 'Plantilla no válida',
    message: 'WhatsApp no aprueba textos con partes que aparecen o no, como {{#…}} y {{/…}}. Escribe solo campos.',
  }),
  'inbox.notAsked': () => ({
    title: 'Ya no se puede preguntar',
    message: 'La actividad ha terminado, está suspendida o no está publicada.',
  }),
  'inbox.groupSize': () => ({
    title: 'Número de personas no válido',
    message: 'Un grupo tiene de 5 a 200 personas, con al menos un adulto.',
  }),
  'inbox.alreadyConverted': () => ({
    title: 'Ya tiene reserva',
    message: 'Otra persona ya ha convertido esta solicitud en reserva. La verás en la conversación.',
  }),
  'inbox.windowClosed': () => ({
    title: 'Han pasado más de 24 horas',
    message:
      'WhatsApp solo admite texto libre hasta 24 horas después del último mensaje recibido. Envía una plantilla.',
  }),
  'messages.textMissing': () => ({
    title: 'Falta un texto',
    message: 'Hay alguien que lee otro idioma. Escribe también el asunto y el texto en ese idioma.',
  }),
  'messages.nobodyReached': () => ({
    title: 'Sin destinatarios',
    message: 'El email no llega a ninguna de las cuentas elegidas.',
  }),
  'messages.templateInvalid': () => ({
    title: 'Plantilla no válida',
    message: 'Revisa las llaves {{ }} de la plantilla.',
  }),
  'messages.templateIncomplete': () => incomplete,
  'messages.changedMeanwhile': () => ({
    title: 'Plantilla modificada',
    message:
      'Otra persona ha guardado esta plantilla mientras la editabas. Lo que has escrito sigue aquí, sin guardar: cópialo, cierra la ventana y abre la plantilla de nuevo para ver su cambio.',
  }),
  'messages.templateExists': () => ({
    title: 'Plantilla existente',
    message: 'Este mensaje ya tiene un texto en ese idioma y de ese tipo. Edítalo, o elige otro idioma u otro tipo.',
  }),
  'messages.mailNotConfigured': () => ({
    title: 'Servidor de correo no configurado',
    message: 'Escribe y guarda primero los datos del correo saliente.',
  }),
  'messages.serverRefused': ({ reason }) => ({
    title: 'No se ha enviado nada',
    message: {
      notAllowed: 'La instalación no permite conectarse a ese servidor de correo.',
      notEncrypted: 'El servidor de correo no ofrece una conexión cifrada, y los ajustes la exigen.',
    }[reason],
  }),
  'messages.testFailed': ({ reason }) => ({
    title: 'El servidor de correo no ha aceptado el mensaje',
    message: reason,
  }),
  ...importErrors,
  ...placeErrors,
  'statistics.listEmpty': () => ({ title: 'Lista vacía', message: 'La lista que quieres exportar está vacía.' }),
  'statistics.noData': () => ({ title: 'Sin datos', message: 'La consulta no ha devuelto datos.' }),
  'users.emailTaken': () => ({ title: 'Email existente', message: emailTaken }),
  'users.incomplete': () => incomplete,
  'users.birthDateInvalid': () => ({
    title: 'Fecha de nacimiento no válida',
    message: 'La fecha de nacimiento no puede ser posterior a hoy.',
  }),
  'users.emailInvalid': () => ({ title: 'Email no válido', message: 'Por favor, introduzca un email válido.' }),
  'users.roleNotAllowed': () => ({ title: 'Rol no permitido', message: 'No puedes dar ese rol a este usuario.' }),
  'users.oneself': () => ({
    title: 'Es tu propia cuenta',
    message:
      'No puedes eliminar tu cuenta, quitarle el acceso ni cambiar su rol. Tu contraseña se cambia en «Mis datos».',
  }),
  'users.lastSuperAdmin': () => ({
    title: 'Último superadministrador',
    message: 'Tiene que quedar al menos un superadministrador con acceso.',
  }),
  'users.ownsActivities': ({ activities }) => ({
    title: 'La empresa tiene actividades',
    message: `Es titular de ${counted(activities, 'actividad', 'actividades')}. Asígnalas antes a otra empresa.`,
  }),
  'users.notInvited': () => ({
    title: 'Ya no está invitado',
    message: 'Esta persona ya ha elegido su contraseña.',
  }),
  'users.feeChanged': () => ({
    title: 'La cuota ha cambiado',
    message: 'Ya se ha renovado o cambiado desde que se abrió esta ficha. Ahora ves cómo ha quedado.',
  }),
  'users.tariffInUse': ({ members }) => ({
    title: 'Tarifa en uso',
    message: plural(
      members,
      'La tiene 1 usuario. Asígnale antes otra.',
      `La tienen ${members} usuarios. Asígnales antes otra.`,
    ),
  }),
  ...secondFactorErrors,
};
