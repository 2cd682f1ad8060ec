/** A square of the map of the world in Web Mercator: 2^z of them beside each other. */
export interface MapTile {
  z: number;
  x: number;
  y: number;
}

/** Farther out our outlines say as much, closer in no service has more to show. */
export const mapTileZooms = { least: 4, most: 18 } as const;

/** Iberia with the Balearic Islands, Canary Islands, Madeira and Azores: west, south, east, north in degrees. */
const boxes = [
  [-11, 35, 5, 45],
  [-19, 27, -13, 30],
  [-18, 32, -15, 34],
  [-32, 36, -24, 40],
] as const;

/** Scheme, host and port without a name and password in front, then anything but spaces. */
const webAddress = /^https?:\/\/(?:[\w.-]+|\[[\da-f:.]+\])(?::\d{1,5})?\/\S*$/i;

/** Whether it is the address of tiles: of one host, with a place for each number. */
export function isTileAddress(address: string): boolean {
  return webAddress.test(address) && ['{z}', '{x}', '{y}'].every((part) => address.includes(part));
}

/** Whether a tile exists and shows something of Spain or Portugal: no other is asked for (B63). */
export function isTileOfOurs({ z, x, y }: MapTile): boolean {
  if (![z, x, y].every(Number.isInteger) || z < mapTileZooms.least || z > mapTileZooms.most) return false;
  const across = 2 ** z;
  if (x < 0 || y < 0 || x >= across || y >= across) return false;
  const west = (x / across) * 360 - 180;
  const east = ((x + 1) / across) * 360 - 180;
  const [north, south] = [latitudeOf(y / across), latitudeOf((y + 1) / across)];
  return boxes.some((box) => west < box[2] && east > box[0] && south < box[3] && north > box[1]);
}

/** Of a point between the northern edge of the map, 0, and its southern one, 1. */
function latitudeOf(fraction: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * fraction))) * 180) / Math.PI;
}
