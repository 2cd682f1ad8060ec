import type { BorderFetchFailure, PostalImportFailure, PostalRowFault } from '@dehesa/domain/places';
import type * as es from '../../es/backoffice/places';

const failures: Record<PostalImportFailure, string> = {
  'places.importRunning': 'Já estava a ser importado outro ficheiro.',
  'places.fileUnreadable': 'O ficheiro está danificado ou não contém ES.txt nem PT.txt.',
  'places.fileNotPostal': 'Não tem uma única linha de códigos postais de Espanha ou de Portugal.',
  'places.downloadFailed':
    'Não foi possível descarregá-los: o servidor não responde, interrompe a ligação ou não tem os ficheiros.',
  'file.tooLarge': 'O ficheiro, ou o seu conteúdo, ocupa mais do que um de códigos postais pode ocupar.',
  'service.busy': 'A base de dados estava ocupada. Tente de novo.',
  interrupted: 'O servidor parou antes de terminar. Volte a importar o ficheiro.',
  fault: 'Ocorreu um erro no servidor. Volte a importar o ficheiro.',
};

const reasons: Record<PostalRowFault, string> = {
  columns: 'Não tem 11 ou 12 colunas',
  encoding: 'Não está em UTF-8',
  country: 'Não é de Espanha nem de Portugal',
  code: 'Código postal inválido',
  place: 'Sem nome, ou demasiado longo',
  province: 'Distrito ou província desconhecidos',
  coordinates: 'Coordenadas inválidas',
};

export const places: typeof es.places = {
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
    ES: 'É aceite qualquer código de 5 algarismos. Conhece-se a província, e a localidade escolhe-se entre os seus municípios ou escreve-se.',
    PT: 'É aceite qualquer código com a forma 1234-567. Onde se conhece o distrito, a localidade escolhe-se entre os seus municípios; senão, escreve-se, com sugestões a partir da quarta letra.',
  },
  downloadTitle: 'Descarregá-los do GeoNames',
  downloadHint:
    'O servidor descarrega ES.zip e PT.zip e importa-os. Depois repete-o sozinho todos os trimestres; se falhar, os códigos existentes ficam como estão.',
  downloadNow: 'Descarregar agora',
  lastDownload: (when) => `Último descarregamento: ${when}`,
  stages: { queued: 'A aguardar a vez', downloading: 'A descarregar ES.zip e PT.zip' },
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
  failures: failures,
  reasons: reasons,
  credits: {
    title: 'Fontes',
    geonames: 'Códigos postais e lugares: GeoNames, CC BY 4.0',
    ign: 'Municípios e províncias: © Instituto Geográfico Nacional de España',
    naturalEarth: 'Distritos de Portugal: Made with Natural Earth',
    gshhg: 'Rios e albufeiras: GSHHG, LGPL-3.0',
    ine: 'Códigos postais de Espanha. Fonte: Instituto Nacional de Estadística',
  },
};

const borderFailures: Record<BorderFetchFailure, string> = {
  'places.bordersFailed':
    'O serviço não responde, interrompe a ligação ou responde com um erro, e foram feitas três tentativas.',
  'places.bordersUnreadable': 'O que chegou não são limites de municípios.',
  'places.bordersIncomplete': 'Chegaram menos municípios do que o serviço diz ter.',
  'places.bordersElsewhere': 'O serviço remete para outro servidor, o que não foi seguido.',
  'places.bordersTooMuch': 'Chegou mais do que os limites da região podem ocupar.',
  'places.bordersNone': 'No que chegou não há nenhum limite da região.',
  'service.busy': 'A base de dados estava ocupada. Tente de novo.',
  interrupted: 'O servidor parou antes de terminar. Volte a descarregá-los.',
  fault: 'Ocorreu um erro no servidor. Volte a descarregá-los.',
};

export const borders: typeof es.borders = {
  title: 'Limites dos municípios portugueses',
  hint: 'Os mapas da região têm os limites dos municípios espanhóis; uma vez descarregados, passam a ter também os portugueses. O servidor descarrega-os da Direção-Geral do Território e depois repete-o sozinho todos os trimestres; se falhar, os existentes ficam como estão.',
  fetchNow: 'Descarregar os limites',
  none: 'Ainda não foram descarregados.',
  off: 'Esta instalação não os descarrega.',
  shown: (municipalities, when) => `Nos mapas: os de ${municipalities} municípios, descarregados em ${when}.`,
  failed: (when, why) => `Em ${when} não foi possível descarregá-los. ${why} Nada foi alterado.`,
  stages: { queued: 'A aguardar a vez', fetching: 'A descarregar municípios', drawing: 'A desenhar os limites' },
  mayLeave: 'Pode sair desta página: o servidor continua a descarregá-los.',
  source: 'Carta Administrativa Oficial de Portugal (CAOP). Fonte: Direção-Geral do Território,',
  licence: 'CC BY 4.0',
  failures: borderFailures,
};
