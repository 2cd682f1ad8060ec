import type { BorderFetchFailure, PostalImportFailure, PostalRowFault } from '@dehesa/domain/places';

const failures: Record<PostalImportFailure, string> = {
  'places.importRunning': 'Ya se estaba importando otro archivo.',
  'places.fileUnreadable': 'El archivo está dañado o no contiene ES.txt ni PT.txt.',
  'places.fileNotPostal': 'No hay en él ni una fila de códigos postales de España o Portugal.',
  'places.downloadFailed':
    'No se han podido descargar: su servidor no responde, corta la descarga o no tiene los archivos.',
  'file.tooLarge': 'El archivo, o lo que contiene, ocupa más de lo que puede ocupar uno de códigos postales.',
  'service.busy': 'La base de datos estaba ocupada. Vuelve a intentarlo.',
  interrupted: 'El servidor se detuvo antes de terminar. Vuelve a importar el archivo.',
  fault: 'Se ha producido un error en el servidor. Vuelve a importar el archivo.',
};

const reasons: Record<PostalRowFault, string> = {
  columns: 'No tiene 11 o 12 columnas',
  encoding: 'No está en UTF-8',
  country: 'No es de España ni de Portugal',
  code: 'Código postal no válido',
  place: 'Sin nombre, o demasiado largo',
  province: 'Provincia desconocida',
  coordinates: 'Coordenadas no válidas',
};

export const places = {
  title: 'Códigos postales',
  introduction: 'Con ellos, los formularios rellenan la localidad y la provincia en cuanto se escribe el código.',
  now: 'Qué hay ahora',
  countries: { ES: 'España', PT: 'Portugal' },
  imported: 'Importados',
  notImported: 'Sin importar',
  codes: (codes: string) => `${codes} códigos`,
  places: (places: string) => `${places} lugares`,
  strict: {
    ES: 'Solo se aceptan los códigos que existen.',
    PT: 'Se aceptan los códigos que existen; de los demás, los de una zona conocida (las cuatro primeras cifras).',
  },
  default: {
    ES: 'Se acepta cualquier código de 5 cifras. Se conoce su provincia, y la localidad se elige entre sus municipios o se escribe.',
    PT: 'Se acepta cualquier código de la forma 1234-567. Donde se conoce su distrito, la localidad se elige entre sus municipios; si no, se escribe, con sugerencias desde la cuarta letra.',
  },
  downloadTitle: 'Descargarlos de GeoNames',
  downloadHint:
    'El servidor descarga ES.zip y PT.zip y los importa. Después lo repite solo cada trimestre; si falla, los códigos que hay se quedan como están.',
  downloadNow: 'Descargar ahora',
  lastDownload: (when: string) => `Última descarga: ${when}`,
  stages: { queued: 'Esperando turno', downloading: 'Descargando ES.zip y PT.zip' },
  importTitle: 'Importar un archivo',
  importHint:
    'Sirven ES.zip y PT.zip de GeoNames, tal como se descargan, o su contenido en .txt o .gz. Importar otra vez el mismo archivo no repite nada.',
  download: 'Página de descarga de GeoNames (en inglés)',
  choose: 'Elegir archivo',
  sending: (name: string) => `Enviando ${name}`,
  importing: (name: string) => `Importando ${name}`,
  rowsSoFar: (rows: string) => `${rows} filas leídas`,
  mayLeave: 'Puedes salir de esta página: la importación continúa.',
  last: 'Última importación',
  earlier: 'Importaciones anteriores',
  status: { running: 'En curso', done: 'Terminada', failed: 'Fallida' },
  nothingChanged: 'No se ha cambiado nada.',
  read: 'Filas leídas',
  kept: 'Guardadas',
  rejected: 'Rechazadas',
  rejectedTitle: 'Filas rechazadas',
  rejectedFirst: (shown: string, total: string) => `Se muestran las ${shown} primeras de ${total}.`,
  line: 'Línea',
  reason: 'Motivo',
  text: 'Texto',
  failures: failures,
  reasons: reasons,
  credits: {
    title: 'Fuentes',
    geonames: 'Códigos postales y lugares: GeoNames, CC BY 4.0',
    ign: 'Municipios y provincias: © Instituto Geográfico Nacional de España',
    naturalEarth: 'Distritos de Portugal: Made with Natural Earth',
    gshhg: 'Ríos y embalses: GSHHG, LGPL-3.0',
    ine: 'Códigos postales de España. Fuente: Instituto Nacional de Estadística',
  },
};

const borderFailures: Record<BorderFetchFailure, string> = {
  'places.bordersFailed':
    'El servicio no responde, corta la descarga o contesta con un error, y se ha intentado tres veces.',
  'places.bordersUnreadable': 'Lo que ha llegado no son límites de municipios.',
  'places.bordersIncomplete': 'Han llegado menos municipios de los que el servicio dice tener.',
  'places.bordersElsewhere': 'El servicio remite a otro servidor, y no se ha seguido.',
  'places.bordersTooMuch': 'Ha llegado más de lo que pueden ocupar los límites de la zona.',
  'places.bordersNone': 'En lo que ha llegado no hay ningún límite de la zona.',
  'service.busy': 'La base de datos estaba ocupada. Vuelve a intentarlo.',
  interrupted: 'El servidor se detuvo antes de terminar. Vuelve a descargarlos.',
  fault: 'Se ha producido un error en el servidor. Vuelve a descargarlos.',
};

export const borders = {
  title: 'Límites de los municipios portugueses',
  hint: 'Los mapas de la zona llevan los límites de los municipios españoles; con la descarga llevan también los portugueses. El servidor los descarga de la Direção-Geral do Território y después lo repite solo cada trimestre; si falla, los que hay se quedan como están.',
  fetchNow: 'Descargar los límites',
  none: 'Todavía no se han descargado.',
  off: 'Esta instalación no los descarga.',
  shown: (municipalities: string, when: string) =>
    `En los mapas: los de ${municipalities} municipios, descargados el ${when}.`,
  failed: (when: string, why: string) => `La descarga del ${when} ha fallado. ${why} No se ha cambiado nada.`,
  stages: { queued: 'Esperando turno', fetching: 'Descargando municipios', drawing: 'Dibujando los límites' },
  mayLeave: 'Puedes salir de esta página: la descarga continúa.',
  source: 'Carta Administrativa Oficial de Portugal (CAOP). Fuente: Direção-Geral do Território,',
  licence: 'CC BY 4.0',
  failures: borderFailures,
};
