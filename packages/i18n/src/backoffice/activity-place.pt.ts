import type { es } from './activity-place.es';

export const pt: typeof es = {
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
