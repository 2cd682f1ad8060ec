import type { MapTiles } from '@dehesa/services/context';
import { ExpectedError } from '../expected-error';

/** The tiles that MAP_TILES_URL and MAP_ATTRIBUTION name; null for none. */
export function parseMapTiles(url: string | undefined, attribution: string | undefined): MapTiles | null {
  if (url === undefined || url === '') return null;
  if (!['{z}', '{x}', '{y}'].every((part) => url.includes(part)) || originOf(url) === undefined) {
    throw new ExpectedError(
      `MAP_TILES_URL is "${url}": the address of a tile is needed, e.g. https://tiles.example.org/{z}/{x}/{y}.png`,
    );
  }
  return { url, attribution: attribution ?? '' };
}

/** The one place beyond our own from which a page may load tiles, for the content security policy. */
export function tilesOrigin(tiles: MapTiles | null | undefined): string[] {
  const origin = tiles ? originOf(tiles.url) : undefined;
  return origin === undefined ? [] : [origin];
}

/** Scheme, host and port, if they are plain enough to stand in a header. */
function originOf(url: string): string | undefined {
  const origin = URL.canParse(url) ? new URL(url).origin : '';
  return /^https?:\/\/[\w.:[\]-]+$/.test(origin) ? origin : undefined;
}
