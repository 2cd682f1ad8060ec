/** The words of every map. */
export const es = {
  title: 'Mapa',
  marker: 'Marca del punto: se mueve con las flechas',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
};
