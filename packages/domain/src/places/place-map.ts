/** Around the two parks, in degrees: as far as `region.geo.json` has lines. */
export const mapRegion = { west: -8.2, east: -4.7, south: 38.9, north: 40.7 };
/** How far a map reaches beside its point: about 36 and 22 kilometres. */
const reach = { longitude: 0.42, latitude: 0.2016 };

export interface PlacePoint {
  latitude: number;
  longitude: number;
}

/** What a map around a point shows, in degrees. */
export function placeMapBounds({ latitude, longitude }: PlacePoint) {
  return {
    west: longitude - reach.longitude,
    east: longitude + reach.longitude,
    south: latitude - reach.latitude,
    north: latitude + reach.latitude,
  };
}

/** Whether we can draw a map around it. */
export function isInRegion(point: PlacePoint): boolean {
  const { west, east, south, north } = placeMapBounds(point);
  return west >= mapRegion.west && east <= mapRegion.east && south >= mapRegion.south && north <= mapRegion.north;
}

/** Where the drawn map of a point is, to a hundred metres; null where we have none of the point that it names. */
export function placeMapAddress(point: PlacePoint): string | null {
  const [latitude, longitude] = [point.latitude.toFixed(3), point.longitude.toFixed(3)];
  const named = { latitude: Number(latitude), longitude: Number(longitude) };
  return isInRegion(named) ? `/mapa/${latitude}/${longitude}.svg` : null;
}
