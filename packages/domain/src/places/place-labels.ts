/** A town by which people find their way on a map without tiles. */
export interface PlaceLabel {
  name: string;
  lng: number;
  lat: number;
  /** From this zoom on it is shown. */
  fromZoom: number;
}

type Row = readonly [name: string, lng: number, lat: number];

const at = (fromZoom: number, rows: readonly Row[]): PlaceLabel[] =>
  rows.map(([name, lng, lat]) => ({ name, lng, lat, fromZoom }));

/** Sparse on purpose: on the first screen no label may cover another one. */
export const placeLabels: readonly PlaceLabel[] = [
  ...at(4, [
    ['Madrid', -3.703, 40.416],
    ['Lisboa', -9.133, 38.717],
    ['Barcelona', 2.159, 41.389],
    ['Sevilla', -5.973, 37.383],
  ]),
  ...at(5.5, [
    ['Cáceres', -6.372, 39.477],
    ['Porto', -8.611, 41.15],
    ['Salamanca', -5.664, 40.969],
    ['Bilbao', -2.925, 43.263],
    ['Zaragoza', -0.877, 41.656],
    ['Málaga', -4.42, 36.72],
    ['A Coruña', -8.396, 43.371],
    ['Faro', -7.932, 37.019],
  ]),
  ...at(6.5, [
    ['Plasencia', -6.088, 40.031],
    ['Castelo Branco', -7.491, 39.822],
    ['Badajoz', -6.971, 38.878],
    ['Mérida', -6.343, 38.918],
    ['Toledo', -4.023, 39.858],
    ['Ávila', -4.699, 40.657],
    ['Córdoba', -4.773, 37.892],
    ['León', -5.57, 42.6],
    ['Coimbra', -8.42, 40.206],
    ['Évora', -7.9, 38.567],
    ['Guarda', -7.266, 40.537],
  ]),
  ...at(7.2, [
    ['Trujillo', -5.882, 39.458],
    ['Coria', -6.536, 39.984],
    ['Portalegre', -7.431, 39.294],
    ['Covilhã', -7.504, 40.286],
    ['Ciudad Rodrigo', -6.533, 40.6],
    ['Navalmoral de la Mata', -5.541, 39.892],
    ['Talavera de la Reina', -4.831, 39.964],
    ['Alcántara', -6.884, 39.719],
    ['Idanha-a-Nova', -7.241, 39.923],
    ['Valencia de Alcántara', -7.244, 39.411],
  ]),
  ...at(7.8, [
    ['Torrejón el Rubio', -6.013, 39.771],
    ['Villarreal de San Carlos', -6.03, 39.848],
    ['Vila Velha de Ródão', -7.677, 39.657],
    ['Penamacor', -7.17, 40.169],
    ['Nisa', -7.649, 39.515],
    ['Brozas', -6.778, 39.613],
    ['Jaraíz de la Vera', -5.754, 40.06],
  ]),
  ...at(9.2, [
    ['Serradilla', -6.14, 39.829],
    ['Monroy', -6.211, 39.637],
    ['Jaraicejo', -5.813, 39.666],
    ['Malpartida de Plasencia', -6.046, 39.98],
    ['Zarza la Mayor', -6.862, 39.877],
    ['Herrera de Alcántara', -7.406, 39.639],
    ['Marvão', -7.377, 39.394],
    ['Fundão', -7.501, 40.14],
  ]),
];
