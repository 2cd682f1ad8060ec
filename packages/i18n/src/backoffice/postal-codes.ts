import type { StaffLanguage } from '@dehesa/domain/languages';
import type { PostalImportFailure, PostalRowFault } from '@dehesa/domain/places';

const failuresEs: Record<PostalImportFailure, string> = {
  'places.importRunning': 'Ya se estaba importando otro archivo.',
  'places.fileUnreadable': 'El archivo está dañado o no contiene ES.txt ni PT.txt.',
  'places.fileNotPostal': 'No hay en él ni una fila de códigos postales de España o Portugal.',
  'file.tooLarge': 'Al descomprimirlo, el archivo ocupa más de lo que puede ocupar uno de códigos postales.',
  'service.busy': 'La base de datos estaba ocupada. Vuelve a intentarlo.',
  interrupted: 'El servidor se detuvo antes de terminar. Vuelve a importar el archivo.',
  fault: 'Se ha producido un error en el servidor. Vuelve a importar el archivo.',
};

const failuresPt: typeof failuresEs = {
  'places.importRunning': 'Já estava a ser importado outro ficheiro.',
  'places.fileUnreadable': 'O ficheiro está danificado ou não contém ES.txt nem PT.txt.',
  'places.fileNotPostal': 'Não tem uma única linha de códigos postais de Espanha ou de Portugal.',
  'file.tooLarge': 'Descomprimido, o ficheiro ocupa mais do que um de códigos postais pode ocupar.',
  'service.busy': 'A base de dados estava ocupada. Tente de novo.',
  interrupted: 'O servidor parou antes de terminar. Volte a importar o ficheiro.',
  fault: 'Ocorreu um erro no servidor. Volte a importar o ficheiro.',
};

const reasonsEs: Record<PostalRowFault, string> = {
  columns: 'No tiene 11 o 12 columnas',
  encoding: 'No está en UTF-8',
  country: 'No es de España ni de Portugal',
  code: 'Código postal no válido',
  place: 'Sin nombre, o demasiado largo',
  province: 'Provincia desconocida',
  coordinates: 'Coordenadas no válidas',
};

const reasonsPt: typeof reasonsEs = {
  columns: 'Não tem 11 ou 12 colunas',
  encoding: 'Não está em UTF-8',
  country: 'Não é de Espanha nem de Portugal',
  code: 'Código postal inválido',
  place: 'Sem nome, ou demasiado longo',
  province: 'Distrito ou província desconhecidos',
  coordinates: 'Coordenadas inválidas',
};

const es = {
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
    ES: 'Se acepta cualquier código de 5 cifras. Se conoce su provincia; la localidad se escribe, con los municipios de la provincia como sugerencia.',
    PT: 'Se acepta cualquier código de la forma 1234-567. La localidad se escribe, con sugerencias desde la cuarta letra.',
  },
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
  failures: failuresEs,
  reasons: reasonsEs,
  credits: {
    title: 'Fuentes',
    geonames: 'Códigos postales y lugares: GeoNames, CC BY 4.0',
    ign: 'Municipios y provincias: © Instituto Geográfico Nacional de España',
    naturalEarth: 'Distritos de Portugal: Made with Natural Earth',
    ine: 'Códigos postales de España. Fuente: Instituto Nacional de Estadística',
  },
};

const pt: typeof es = {
  title: 'Códigos postais',
  introduction: 'Com eles, os formulários preenchem a localidade e o distrito assim que se escreve o código.',
  now: 'O que há agora',
  countries: { ES: 'Espanha', PT: 'Portugal' },
  imported: 'Importados',
  notImported: 'Por importar',
  codes: (codes) => `${codes} códigos`,
  places: (places) => `${places} lugares`,
  strict: {
    ES: 'Só são aceites os códigos que existem.',
    PT: 'São aceites os códigos que existem; dos restantes, os de uma zona conhecida (os quatro primeiros algarismos).',
  },
  default: {
    ES: 'É aceite qualquer código de 5 algarismos. Conhece-se a província; a localidade escreve-se, com os municípios da província como sugestão.',
    PT: 'É aceite qualquer código com a forma 1234-567. A localidade escreve-se, com sugestões a partir da quarta letra.',
  },
  importTitle: 'Importar um ficheiro',
  importHint:
    'Pode usar os ficheiros ES.zip e PT.zip do GeoNames, tal como os descarregou, ou o seu conteúdo em .txt ou .gz. Importar outra vez o mesmo ficheiro não repete nada.',
  download: 'Página do GeoNames para descarregar os ficheiros (em inglês)',
  choose: 'Escolher ficheiro',
  sending: (name) => `A enviar ${name}`,
  importing: (name) => `A importar ${name}`,
  rowsSoFar: (rows) => `${rows} linhas lidas`,
  mayLeave: 'Pode sair desta página: a importação continua.',
  last: 'Última importação',
  earlier: 'Importações anteriores',
  status: { running: 'Em curso', done: 'Concluída', failed: 'Falhada' },
  nothingChanged: 'Nada foi alterado.',
  read: 'Linhas lidas',
  kept: 'Guardadas',
  rejected: 'Rejeitadas',
  rejectedTitle: 'Linhas rejeitadas',
  rejectedFirst: (shown, total) => `Mostram-se as ${shown} primeiras de ${total}.`,
  line: 'Linha',
  reason: 'Motivo',
  text: 'Texto',
  failures: failuresPt,
  reasons: reasonsPt,
  credits: {
    title: 'Fontes',
    geonames: 'Códigos postais e lugares: GeoNames, CC BY 4.0',
    ign: 'Municípios e províncias: © Instituto Geográfico Nacional de España',
    naturalEarth: 'Distritos de Portugal: Made with Natural Earth',
    ine: 'Códigos postais de Espanha. Fonte: Instituto Nacional de Estadística',
  },
};

export type PostalCodeTexts = typeof es;

/** The texts of the screen of postal codes: they come with it, not with the first screen. */
export const postalCodes: Record<StaffLanguage, PostalCodeTexts> = { es, pt };
