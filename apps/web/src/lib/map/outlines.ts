import { provinces } from '@dehesa/domain/places';
import provincesUrl from 'es-atlas/es/provinces.json?url';
import type { FeatureCollection, GeoJsonProperties, MultiLineString, MultiPolygon, Polygon } from 'geojson';
import { feature, mesh } from 'topojson-client';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { joinBorder } from './border';
import districtsUrl from './portugal-districts.topo.json?url';

/** A province of Spain or a district of Portugal; `key` names it in both countries at once. */
export interface OutlineProperties {
  key: string;
  country: 'ES' | 'PT';
  /** INE code, as reservations keep it. */
  code: string;
  name: string;
}

/** Spain and Portugal as GeoJSON in degrees. */
export interface Outlines {
  provinces: FeatureCollection<Polygon | MultiPolygon, OutlineProperties>;
  /** Lines between provinces, each once. */
  inner: MultiLineString;
  /** Coasts and borders of the two countries. */
  outer: MultiLineString;
  /** Covers the gap that is left between the two. */
  seam: MultiPolygon;
}

export function outlineKey(country: 'ES' | 'PT', code: string): string {
  return `${country}-${code}`;
}

let loading: Promise<Outlines> | undefined;

/** The outlines that come with the product, loaded once; a load that failed is tried anew by the next call. */
export function loadOutlines(): Promise<Outlines> {
  loading ??= Promise.all([fetchJson(provincesUrl), fetchJson(districtsUrl)]).then(
    ([spain, portugal]) => readOutlines(spain, portugal),
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
}

async function fetchJson(url: string): Promise<unknown> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return response.json();
}

/** GeoJSON from the two topologies; what belongs to neither country (Gibraltar) is left out. */
export function readOutlines(spain: unknown, portugal: unknown): Outlines {
  const [es, pt] = [partOf(spain, 'provinces', 'ES'), partOf(portugal, 'districts', 'PT')];
  const parts = [es, pt];
  // The Portuguese line is the finer one.
  const border = joinBorder(es.outer, pt.outer);
  return {
    provinces: { type: 'FeatureCollection', features: parts.flatMap(({ features }) => features) },
    inner: { type: 'MultiLineString', coordinates: parts.flatMap(({ inner }) => inner.coordinates) },
    outer: { type: 'MultiLineString', coordinates: [...border.lines.coordinates, ...pt.outer.coordinates] },
    seam: border.seam,
  };
}

function partOf(topology: unknown, object: string, country: 'ES' | 'PT') {
  if (!isTopology(topology)) throw new Error('the outlines are no topology');
  const collection = topology.objects[object];
  if (collection === undefined || !isCollection(collection)) throw new Error(`the outlines have no ${object}`);
  const geometries = collection.geometries.filter(({ id }) => nameOf(country, id) !== undefined);
  const own = { ...collection, geometries };
  return {
    features: feature(topology, own).features.flatMap(({ id, geometry }) => {
      if (geometry.type !== 'Polygon' && geometry.type !== 'MultiPolygon') return [];
      const code = String(id);
      const name = nameOf(country, id) ?? '';
      return [
        { type: 'Feature' as const, geometry, properties: { key: outlineKey(country, code), country, code, name } },
      ];
    }),
    inner: mesh(topology, own, (a, b) => a !== b),
    outer: mesh(topology, own, (a, b) => a === b),
  };
}

function nameOf(country: 'ES' | 'PT', id: unknown): string | undefined {
  return provinces.find((province) => province.country === country && province.code === id)?.name;
}

function isTopology(value: unknown): value is Topology {
  return typeof value === 'object' && value !== null && 'arcs' in value && 'objects' in value;
}

function isCollection(object: GeometryObject<GeoJsonProperties>): object is GeometryCollection {
  return object.type === 'GeometryCollection';
}
