import type * as es from '../../../es/backoffice/forms/activity-form';
import { counted } from '../../counting';

export const activityLinks: typeof es.activityLinks = {
  copy: {
    title: (title) => `Cópia de: ${title}`,
    noticeTitle: 'Cópia por guardar',
    notice:
      'A data, o horário e o prazo de inscrição são os do original: reveja-os antes de guardar. Também são copiadas as imagens, o vídeo e as atividades relacionadas e complementares. As reservas e os documentos não são copiados.',
  },
  related: {
    title: 'Atividades relacionadas',
    hint: 'São guardadas de imediato, sem esperar pelo botão «Guardar».',
    none: 'Ainda não há nenhuma.',
    add: 'Adicionar atividades',
    view: (title) => `Ver a página pública de «${title}» (abre noutro separador)`,
    remove: (title) => `Retirar «${title}»`,
    removeTitle: 'Retirar a atividade relacionada?',
    removeMessage: (title) => `«${title}» deixará de aparecer junto desta atividade. Não é apagada.`,
    removeConfirm: 'Retirar',
    removed: 'Atividade relacionada retirada',
    pickerTitle: 'Adicionar atividades relacionadas',
    columns: { title: 'Atividade', territory: 'Território', date: 'Data', company: 'Empresa', action: 'Adicionar' },
    pick: 'Adicionar',
    pickLabel: (title) => `Adicionar «${title}»`,
    picked: 'Adicionada',
    pickedLabel: (title) => `«${title}» adicionada`,
    done: 'Concluído',
  },
  complements: {
    title: 'Atividades complementares',
    count: (count) => counted(count, 'escolhida', 'escolhidas'),
    label: 'Atividades complementares propostas com esta',
    placeholder: 'Procure por título ou local',
    nothingFound: 'Nenhuma corresponde à pesquisa',
    hidden: (title) => `${title} (oculta)`,
  },
};

export const activityPlace: typeof es.activityPlace = {
  municipality: {
    label: 'Município',
    placeholder: 'Escreva para procurar',
    type: 'Escreva pelo menos 3 letras.',
    searching: 'A procurar…',
    nothingFound: 'Nenhum município corresponde à pesquisa. Com o lápis pode escrever outro local.',
    failed: 'Não foi possível procurar. Com o lápis pode escrevê-lo.',
    toText: 'Escrever o município manualmente',
    toList: 'Escolher o município da lista',
    asText: 'Texto livre: não é comparado com a lista.',
    countries: { ES: 'Espanha', PT: 'Portugal' },
  },
  position: {
    label: 'Coordenadas',
    hint: 'Latitude e longitude, por exemplo 39.8475,-6.0295',
    invalid: 'Escreva latitude e longitude com ponto decimal e separadas por uma vírgula: 39.8475,-6.0295',
    open: 'Escolher no mapa',
  },
  map: {
    title: 'Ponto no mapa',
    help: 'Clique no mapa para pôr o marcador e arraste-o para o ajustar. Com o teclado: mova o mapa com as setas, aproxime com + e −, e prima «Colocar aqui».',
    loading: 'A carregar o mapa…',
    placeHere: 'Colocar aqui',
    chosen: (position) => `Ponto escolhido: ${position}`,
    none: 'Ainda não há nenhum ponto escolhido.',
    select: 'Selecionar',
    cancel: 'Cancelar',
    unsupported: {
      title: 'Este navegador não consegue mostrar o mapa',
      message: 'O mapa precisa de WebGL 2. Pode fechar esta janela e escrever as coordenadas no respetivo campo.',
    },
    failed: {
      title: 'Não foi possível carregar o mapa',
      message: 'Verifique a ligação à internet e tente de novo, ou escreva as coordenadas no respetivo campo.',
    },
    retry: 'Tentar de novo',
  },
};
