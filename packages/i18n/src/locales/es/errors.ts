import { formatDayMonthYear } from '@dehesa/domain/calendar-days';
import type { ErrorTexts, TooComplexTexts } from '../../error-texts';
import { refusalText } from '../../refusal-text';
import { staffErrors } from './backoffice/errors';
import { wait, incomplete, reservationErrors } from './backoffice/reservation-errors';
import { faults } from './start';

/** Some refusals end without a full stop, as documented; in front of another sentence they take one. */
const sentence = (text: string) => (/[.!?…]$/.test(text) ? text : `${text}.`);

const tooComplex: TooComplexTexts = {
  characters: (max) => `Como máximo ${max} caracteres, contando el formato y los estilos de cada elemento.`,
  elements: (max) => `Como máximo ${max} elementos (párrafos, celdas, enlaces, imágenes…).`,
  nesting: (max) => `Como máximo ${max} elementos o bloques uno dentro de otro.`,
  rules: (max) => `Como máximo ${max} reglas en las hojas de estilo.`,
  fields: (max) => `Como máximo ${max} campos y condiciones.`,
  sections: (max) => `Como máximo ${max} condiciones una dentro de otra, y ninguna dentro de sí misma.`,
  effort: () => 'Procesarlo llevaría demasiado tiempo. Simplifica el texto o sus estilos.',
};

/** The Spanish words that were documented stay as they are (U11). */
export const errors: ErrorTexts = {
  'input.invalid': () => ({
    title: 'Error',
    message: 'Uno de los datos no es válido. Revísalo e inténtalo de nuevo.',
  }),
  'record.notFound': () => ({
    title: 'No encontrado',
    message: 'Lo que buscas no existe o ya no está disponible.',
  }),
  'service.busy': () => ({
    title: 'Demasiadas solicitudes a la vez',
    message: 'Hay muchas solicitudes en este momento: hay que esperar unos segundos y volver a intentarlo.',
  }),
  'service.databaseAway': () => ({
    title: 'Sin conexión con la base de datos',
    message:
      'Ahora mismo no se puede guardar ni consultar nada. Lo escrito se conserva: inténtalo de nuevo en un momento.',
  }),
  'request.foreignOrigin': () => ({
    title: 'No viene de nuestras páginas',
    message:
      'Por seguridad, con la sesión abierta solo se aceptan cambios hechos en las páginas de esta dirección. Hay que recargar la página y volver a intentarlo.',
  }),
  'request.tooMany': ({ retryAfterSeconds }) => ({
    title: 'Demasiadas solicitudes',
    message: `Se puede volver a intentar ${wait(retryAfterSeconds)}.`,
  }),
  'request.tooLarge': ({ maxKilobytes }) => ({
    title: 'Demasiados datos',
    message: `Lo que se puede enviar de una vez son como máximo ${maxKilobytes} kB.`,
  }),
  'input.tooComplex': ({ part, max }) => ({ title: 'Texto demasiado complejo', message: tooComplex[part](max) }),
  'file.unsupported': () => ({
    title: 'Archivo no válido',
    message: 'Este tipo de archivo no se puede usar aquí. Elige otro archivo.',
  }),
  'file.noRoom': () => ({
    title: 'No queda espacio',
    message:
      'El archivo no se ha guardado porque no queda espacio en el servidor. Hay que avisar a quien lo administra.',
  }),
  'file.tooLarge': ({ maxMegabytes }) => ({
    title: 'Tamaño excedido!',
    message: `El tamaño para los archivos seleccionados debe ser inferior a ${maxMegabytes} MB`,
  }),
  'activities.memberRefused': ({ date, reason }) => {
    const { title, message } = refusalText(errors, reason, faults);
    const day = formatDayMonthYear(date);
    return {
      title: `${title} (${day})`,
      message: `La actividad del ${day} no se puede guardar. ${sentence(message)} No se ha guardado nada en ninguna fecha.`,
    };
  },
  'collaborators.incomplete': () => incomplete,
  'collaborators.emailInvalid': () => ({
    title: 'Email no válido',
    message: 'Por favor, introduzca un email válido.',
  }),
  'collaborators.textRefused': () => ({
    title: 'Texto no válido',
    message: 'En los nombres y en la localidad no se admiten direcciones de páginas web ni caracteres ocultos.',
  }),
  'collaborators.emailTaken': () => ({
    title: 'Email existente',
    message: 'Existe un colaborador con este email',
  }),
  ...staffErrors,
  ...reservationErrors,
};
