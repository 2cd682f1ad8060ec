import type { ExpressionSpecification, MapLayerMouseEvent } from 'maplibre-gl';
import type { LandMap } from './land-map';
import { layers } from './map-style';

/** A map whose provinces or districts carry colours. */
export interface AreaPainter {
  /** Fills the areas with these INE codes; all others keep the colour of the land. */
  paint(fills: ReadonlyMap<string, string>): void;
}

const pointedArea = 'pointed-area';

/** Lets the areas of one country be painted; tells the code of the one that is pointed at, and of one that is pressed then. */
export function paintAreas(
  { map, colours }: LandMap,
  country: 'ES' | 'PT',
  onPoint: (code: string | null) => void,
  onOpen: (code: string) => void,
): AreaPainter {
  const isArea = (code: string): ExpressionSpecification => [
    'all',
    ['==', ['get', 'country'], country],
    ['==', ['get', 'code'], code],
  ];
  map.addLayer({
    id: pointedArea,
    type: 'line',
    source: 'land',
    filter: isArea(''),
    layout: { 'line-join': 'round' },
    paint: { 'line-color': colours.mark, 'line-width': 3 },
  });
  let current: string | null = null;
  const point = (code: string | null) => {
    if (code === current) return;
    current = code;
    map.setFilter(pointedArea, isArea(code ?? ''));
    onPoint(code);
  };
  const pointAt = ({ features }: MapLayerMouseEvent) => {
    const area = features?.[0]?.properties;
    point(area?.['country'] === country ? String(area['code']) : null);
  };
  map.on('mousemove', layers.land, pointAt);
  // A finger points by touching, and opens what it points at by touching it again.
  map.on('click', layers.land, (press) => {
    const before = current;
    pointAt(press);
    if (current !== null && current === before) onOpen(current);
  });
  map.on('mouseleave', layers.land, () => point(null));
  return {
    paint: (fills) => map.setPaintProperty(layers.land, 'fill-color', fillOf(country, fills, colours.land)),
  };
}

/** The colour of each area as the map reads it. */
export function fillOf(
  country: 'ES' | 'PT',
  fills: ReadonlyMap<string, string>,
  land: string,
): string | ExpressionSpecification {
  const [code, colour, ...more] = [...fills].flat();
  if (code === undefined || colour === undefined) return land;
  const byCode: ExpressionSpecification = ['match', ['get', 'code'], code, colour, ...more, land];
  return ['case', ['==', ['get', 'country'], country], byCode, land];
}
