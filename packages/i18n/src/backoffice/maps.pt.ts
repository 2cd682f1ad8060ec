import type { es } from './maps.es';

export const pt: typeof es = {
  title: 'Mapa',
  marker: 'Marcador do ponto: move-se com as setas',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
};
