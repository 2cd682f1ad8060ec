import type { StaffErrorTexts } from '../../../error-texts';

/** Of postal codes and of borders of municipalities. */
export const placeErrors = {
  'places.importRunning': () => ({
    title: 'Importación en curso',
    message: 'Ya se está importando un archivo. Espera a que termine para importar otro.',
  }),
  'places.downloadOff': () => ({
    title: 'Descarga desactivada',
    message: 'Esta instalación no descarga códigos postales: importa un archivo.',
  }),
  'places.downloadFailed': () => ({
    title: 'Descarga fallida',
    message: 'La dirección de los códigos postales no responde como debe. Inténtalo más tarde.',
  }),
  'places.bordersRunning': () => ({
    title: 'Descarga en curso',
    message: 'Ya se están descargando los límites de los municipios. Espera a que termine la descarga.',
  }),
  'places.bordersOff': () => ({
    title: 'Descarga desactivada',
    message: 'Esta instalación no descarga límites de municipios.',
  }),
  'places.bordersFailed': () => ({
    title: 'Descarga fallida',
    message: 'El servicio de los límites no responde como debe. Inténtalo más tarde.',
  }),
  'places.bordersUnreadable': () => ({
    title: 'Datos no válidos',
    message: 'Lo que ha enviado el servicio no son límites de municipios. No se ha cambiado nada.',
  }),
  'places.bordersIncomplete': () => ({
    title: 'Datos incompletos',
    message: 'El servicio ha enviado menos municipios de los que dice tener. No se ha cambiado nada.',
  }),
  'places.bordersElsewhere': () => ({
    title: 'Datos no válidos',
    message: 'El servicio remite a otro servidor, y no se ha seguido. No se ha cambiado nada.',
  }),
  'places.bordersTooMuch': () => ({
    title: 'Demasiados datos',
    message: 'El servicio envía más de lo que pueden ocupar los límites de la zona. No se ha cambiado nada.',
  }),
  'places.bordersNone': () => ({
    title: 'Sin límites',
    message: 'En lo que ha enviado el servicio no hay ningún límite de la zona. No se ha cambiado nada.',
  }),
  'places.fileUnreadable': () => ({
    title: 'Archivo no legible',
    message: 'El archivo está dañado o no contiene ES.txt ni PT.txt. No se ha cambiado nada.',
  }),
  'places.fileNotPostal': () => ({
    title: 'Archivo no válido',
    message: 'No hay en él ni una fila de códigos postales de España o Portugal. No se ha cambiado nada.',
  }),
} satisfies Partial<StaffErrorTexts>;
