import type { ExpressionFilterSpecification, LineLayerSpecification, StyleSpecification } from 'maplibre-gl';
import regionUrl from '@dehesa/domain/region.geo.json?url';
import type { Outlines } from './outlines';

export interface MapTiles {
  url: string;
  attribution: string;
}

/** What a map is painted with, from our tokens. */
export interface MapColours {
  land: string;
  beyond: string;
  line: string;
  border: string;
  water: string;
  mark: string;
}

/** Ids that other maps put their own layers between. */
export const layers = {
  land: 'land',
  region: 'region',
  inner: 'inner',
  outer: 'outer',
  tiles: 'tiles',
  borders: 'borders',
} as const;

/** Our colours as they are where the map is. */
export function readMapColours(container: HTMLElement): MapColours {
  const styles = getComputedStyle(container);
  const token = (name: string) => styles.getPropertyValue(`--dehesa-${name}`).trim();
  return {
    land: token('surface'),
    beyond: token('info-soft'),
    line: token('cork-bright'),
    border: token('green'),
    water: token('info'),
    mark: token('focus'),
  };
}

/** Spain and Portugal in outline, with waters and municipalities of the region; tiles, where there are some, lie on top, so that one that fails leaves no hole. */
export function mapStyle(outlines: Outlines, colours: MapColours, tiles: MapTiles | null): StyleSpecification {
  return {
    version: 8,
    sources: {
      // `promoteId`: a map of numbers paints provinces by `outlineKey`.
      land: { type: 'geojson', data: outlines.provinces, promoteId: 'key' },
      seam: { type: 'geojson', data: outlines.seam },
      // Fetched by the map itself: whoever looks at it from afar does without, and so does who cannot have it.
      region: { type: 'geojson', data: regionUrl },
      inner: { type: 'geojson', data: outlines.inner },
      outer: { type: 'geojson', data: outlines.outer },
      ...(tiles && { tiles: { type: 'raster' as const, tiles: [tiles.url], tileSize: 256, maxzoom: 19 } }),
    },
    layers: [
      { id: 'beyond', type: 'background', paint: { 'background-color': colours.beyond } },
      { id: 'seam', type: 'fill', source: 'seam', paint: { 'fill-color': colours.land, 'fill-antialias': false } },
      { id: layers.land, type: 'fill', source: 'land', paint: { 'fill-color': colours.land, 'fill-antialias': false } },
      {
        id: 'reservoirs',
        type: 'fill',
        source: layers.region,
        filter: of('reservoirs'),
        paint: { 'fill-color': colours.water, 'fill-opacity': 0.45 },
      },
      {
        id: 'rivers',
        type: 'line',
        source: layers.region,
        minzoom: 6,
        filter: of('rivers'),
        layout: { 'line-join': 'round' },
        paint: { 'line-color': colours.water, 'line-opacity': 0.6, 'line-width': 1.6 },
      },
      {
        id: 'municipalities',
        source: layers.region,
        filter: of('municipalities'),
        ...municipalLines(colours),
      },
      { id: layers.inner, type: 'line', source: 'inner', paint: { 'line-color': colours.line, 'line-width': 1.3 } },
      {
        id: layers.outer,
        type: 'line',
        source: 'outer',
        layout: { 'line-join': 'round' },
        paint: { 'line-color': colours.border, 'line-width': 2 },
      },
      ...(tiles ? [{ id: layers.tiles, type: 'raster' as const, source: 'tiles' }] : []),
    ],
  };
}

/** Alike on both sides of the border, wherever the lines are of. */
function municipalLines(colours: MapColours) {
  return {
    type: 'line' as const,
    minzoom: 8,
    paint: { 'line-color': colours.line, 'line-opacity': 0.5, 'line-width': 1 },
  };
}

/** The layer of fetched borders, above the municipalities of the region (B109). */
export function fetchedBordersLayer(colours: MapColours): LineLayerSpecification {
  return { id: layers.borders, source: layers.borders, ...municipalLines(colours) };
}

function of(kind: string): ExpressionFilterSpecification {
  return ['==', ['get', 'kind'], kind];
}
