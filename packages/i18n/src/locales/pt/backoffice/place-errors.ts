import type { StaffErrorTexts } from '../../../error-texts';

/** Of postal codes and of borders of municipalities. */
export const placeErrors = {
  'places.importRunning': () => ({
    title: 'Importação em curso',
    message: 'Já está a ser importado um ficheiro. Aguarde que termine para importar outro.',
  }),
  'places.downloadOff': () => ({
    title: 'Descarregamento desativado',
    message: 'Esta instalação não descarrega códigos postais: importe um ficheiro.',
  }),
  'places.downloadFailed': () => ({
    title: 'Não foi possível descarregar',
    message: 'O endereço dos códigos postais não responde como deve. Tente mais tarde.',
  }),
  'places.bordersRunning': () => ({
    title: 'Descarregamento em curso',
    message: 'Os limites dos municípios já estão a ser descarregados. Aguarde que termine.',
  }),
  'places.bordersOff': () => ({
    title: 'Descarregamento desativado',
    message: 'Esta instalação não descarrega limites de municípios.',
  }),
  'places.bordersFailed': () => ({
    title: 'Não foi possível descarregar',
    message: 'O serviço dos limites não responde como deve. Tente mais tarde.',
  }),
  'places.bordersUnreadable': () => ({
    title: 'Dados inválidos',
    message: 'O que o serviço enviou não são limites de municípios. Nada foi alterado.',
  }),
  'places.bordersIncomplete': () => ({
    title: 'Dados incompletos',
    message: 'O serviço enviou menos municípios do que diz ter. Nada foi alterado.',
  }),
  'places.bordersElsewhere': () => ({
    title: 'Dados inválidos',
    message: 'O serviço remete para outro servidor, o que não foi seguido. Nada foi alterado.',
  }),
  'places.bordersTooMuch': () => ({
    title: 'Demasiados dados',
    message: 'O serviço envia mais do que os limites da região podem ocupar. Nada foi alterado.',
  }),
  'places.bordersNone': () => ({
    title: 'Sem limites',
    message: 'No que o serviço enviou não há nenhum limite da região. Nada foi alterado.',
  }),
  'places.fileUnreadable': () => ({
    title: 'Ficheiro ilegível',
    message: 'O ficheiro está danificado ou não contém ES.txt nem PT.txt. Nada foi alterado.',
  }),
  'places.fileNotPostal': () => ({
    title: 'Ficheiro inválido',
    message: 'Não tem uma única linha de códigos postais de Espanha ou de Portugal. Nada foi alterado.',
  }),
} satisfies Partial<StaffErrorTexts>;
