import { isTileAddress } from '@dehesa/domain/places';
import type { MapTiles } from '@dehesa/services/context';
import { ExpectedError } from '../expected-error';

/** The base map of Spain's geographic institute, whose licence (CC BY 4.0) asks for its name alone. */
const usual: MapTiles = {
  url: 'https://www.ign.es/wmts/ign-base?service=WMTS&request=GetTile&version=1.0.0&layer=IGNBaseTodo&style=default&format=image/jpeg&tilematrixset=GoogleMapsCompatible&TileMatrix={z}&TileRow={y}&TileCol={x}',
  attribution: '© <a href="https://www.ign.es/">Instituto Geográfico Nacional de España</a>, CC BY 4.0 scne.es',
};

/** The tiles that MAP_TILES_URL and MAP_ATTRIBUTION name; the usual ones unless told otherwise, null for none. */
export function parseMapTiles(url: string | undefined, attribution: string | undefined): MapTiles | null {
  if (url === undefined || url === '') return usual;
  if (url === 'off') return null;
  if (!isTileAddress(url)) {
    throw new ExpectedError(
      `MAP_TILES_URL is "${url}": off, or the address of a tile is needed, e.g. https://tiles.example.org/{z}/{x}/{y}.png`,
    );
  }
  return { url, attribution: attribution ?? '' };
}
