import type { GeoJSONSource, MapLayerMouseEvent } from 'maplibre-gl';
import type { LandMap } from './land-map';

/** Something counted at a point. */
export interface PointTotal {
  name: string;
  total: number;
  lat: number;
  lon: number;
}

/** A map with circles on it. */
export interface TotalDrawer {
  /** A circle for each total, its area as large as the total; in place of those that were there. */
  draw(totals: readonly PointTotal[]): void;
}

const circles = 'totals';
const radius = { least: 4, most: 22 } as const;

/** Lets totals be drawn, and tells which one is pointed at: its place in the list. */
export function drawTotals({ map, colours }: LandMap, onPoint: (index: number | null) => void): TotalDrawer {
  map.addSource(circles, { type: 'geojson', data: { type: 'FeatureCollection', features: [] } });
  map.addLayer({
    id: circles,
    type: 'circle',
    source: circles,
    paint: {
      'circle-radius': ['get', 'radius'],
      'circle-color': colours.border,
      'circle-opacity': 0.7,
      'circle-stroke-color': colours.land,
      'circle-stroke-width': 1.5,
    },
  });
  const pointAt = ({ features }: MapLayerMouseEvent) => {
    const index: unknown = features?.[0]?.properties['index'];
    onPoint(typeof index === 'number' ? index : null);
  };
  map.on('mousemove', circles, pointAt);
  // A finger points by touching.
  map.on('click', circles, pointAt);
  map.on('mouseleave', circles, () => onPoint(null));
  return {
    draw: (totals) =>
      void map.getSource<GeoJSONSource>(circles)?.setData({ type: 'FeatureCollection', features: circlesOf(totals) }),
  };
}

/** The largest first, so that small ones lie on top of it. */
export function circlesOf(totals: readonly PointTotal[]) {
  const most = Math.max(1, ...totals.map(({ total }) => total));
  return totals
    .map(({ total, lat, lon }, index) => ({
      type: 'Feature' as const,
      geometry: { type: 'Point' as const, coordinates: [lon, lat] },
      properties: { index, radius: radius.least + (radius.most - radius.least) * Math.sqrt(total / most) },
    }))
    .toSorted((a, b) => b.properties.radius - a.properties.radius);
}
