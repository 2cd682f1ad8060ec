import { DomainError } from '@dehesa/domain/errors';
import { mapRegion } from '@dehesa/domain/places';
import type { FeatureCollection, GeoJsonProperties, MultiLineString, MultiPolygon, Position } from 'geojson';
import { mesh } from 'topojson-client';
import { topology } from 'topojson-server';
import { presimplify, simplify } from 'topojson-simplify';
import type { GeometryCollection, GeometryObject, Topology } from 'topojson-specification';
import { z } from 'zod';
import type { DrawnBorders } from './border-source';

/** What one page of the service says of itself: enough to ask for the next one. */
export interface BorderPage {
  features: number;
  /** How many there are on all pages; null where it is not said. */
  announced: number | null;
  /** The address of the next page as it stands there. */
  next: string | null;
}

/** As fine as the other lines of our maps: a point goes whose triangle with its neighbours is smaller, in square degrees. */
const leastTriangle = 1e-6;
/** To about ten metres. */
const decimals = 4;
/** Coordinates that two neighbours write a hair's breadth apart are one. */
const quantization = 1e6;
const mostBytes = 3 * 1024 * 1024;
/** Lines go on a little behind the edge of the maps, so that none ends before it. */
const beyond = 0.05;

const Collection = z.object({
  type: z.literal('FeatureCollection'),
  features: z.array(z.unknown()),
  numberMatched: z.number().int().min(0).optional(),
  links: z.array(z.object({ rel: z.string().optional(), href: z.string().optional() })).optional(),
});

const Feature = z.object({
  type: z.literal('Feature'),
  id: z.union([z.string(), z.number()]).optional(),
  properties: z.object({ dtmn: z.union([z.string(), z.number()]).nullish() }).nullish(),
  geometry: z.object({ type: z.enum(['Polygon', 'MultiPolygon']), coordinates: z.array(z.unknown()) }),
});

const unreadable = () => DomainError.of('places.bordersUnreadable');

/** Reads of a page what it says of itself. Throws a domain error where it is none. */
export function readBorderPage(bytes: Uint8Array): BorderPage {
  const { features, numberMatched = null, links = [] } = collectionIn(bytes);
  const next = links.find(({ rel }) => rel === 'next')?.href ?? null;
  return { features: features.length, announced: numberMatched, next };
}

interface Municipality {
  code: string;
  area: MultiPolygon;
}

/**
 * The lines between the municipalities of all pages, each once, around our region. Coast and border of the country are left
 * out: they are on the maps already, as others drew them. Takes seconds for what the service has: nothing to do where
 * somebody waits (B109).
 */
export function drawBorders(pages: readonly Uint8Array[]): DrawnBorders {
  const municipalities = municipalitiesIn(pages).filter(({ area }) => isAround(area));
  if (municipalities.length === 0) throw DomainError.of('places.bordersNone');
  const coordinates = linesBetween(municipalities).flatMap(withinRegion);
  if (coordinates.length === 0) throw DomainError.of('places.bordersNone');
  const lines = JSON.stringify({ type: 'MultiLineString', coordinates } satisfies MultiLineString);
  if (lines.length > mostBytes) throw DomainError.of('places.bordersTooMuch');
  return { lines, municipalities: new Set(municipalities.map(({ code }) => code)).size };
}

function collectionIn(bytes: Uint8Array): z.infer<typeof Collection> {
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw unreadable();
  }
  const found = Collection.safeParse(value);
  if (!found.success) throw unreadable();
  return found.data;
}

/** Every feature once, whichever pages it stands on: a service that orders them anew meanwhile repeats some and leaves others out. */
function municipalitiesIn(pages: readonly Uint8Array[]): Municipality[] {
  const found = new Map<string, Municipality>();
  let announced = 0;
  for (const bytes of pages) {
    const { features, numberMatched = 0 } = collectionIn(bytes);
    announced = Math.max(announced, numberMatched);
    for (const feature of features) {
      const { id, municipality } = municipalityIn(feature, found.size);
      found.set(id, municipality);
    }
  }
  if (found.size < announced) throw DomainError.of('places.bordersIncomplete');
  return [...found.values()];
}

/** A municipality may be several features, as it may be several areas: its code says which belong together. */
function municipalityIn(feature: unknown, index: number): { id: string; municipality: Municipality } {
  const read = Feature.safeParse(feature);
  if (!read.success) throw unreadable();
  const { id, properties, geometry } = read.data;
  const code = properties?.dtmn ?? id ?? index;
  const polygons = geometry.type === 'Polygon' ? [geometry.coordinates] : geometry.coordinates;
  const area: MultiPolygon = { type: 'MultiPolygon', coordinates: listOf(polygons, 1).map(polygonOf) };
  return { id: String(id ?? code), municipality: { code: String(code), area } };
}

const polygonOf = (value: unknown) => listOf(value, 1).map(ringOf);

function ringOf(value: unknown): Position[] {
  const ring = listOf(value, 4).map(positionOf);
  const [first, last] = [ring[0], ring.at(-1)];
  if (first?.[0] !== last?.[0] || first?.[1] !== last?.[1]) throw unreadable();
  return ring;
}

/** In degrees; metres of a national grid are none. */
function positionOf(value: unknown): Position {
  const [longitude, latitude]: readonly unknown[] = listOf(value, 2);
  if (typeof longitude !== 'number' || typeof latitude !== 'number') throw unreadable();
  if (Math.abs(longitude) > 180 || Math.abs(latitude) > 90) throw unreadable();
  return [longitude, latitude];
}

function listOf(value: unknown, least: number): readonly unknown[] {
  if (!Array.isArray(value) || value.length < least) throw unreadable();
  return value;
}

/** Whether the box around an area has something in common with our region. */
function isAround({ coordinates }: MultiPolygon): boolean {
  let [west, south, east, north] = [180, 90, -180, -90];
  for (const [longitude = 0, latitude = 0] of coordinates.flat(2)) {
    [west, east] = [Math.min(west, longitude), Math.max(east, longitude)];
    [south, north] = [Math.min(south, latitude), Math.max(north, latitude)];
  }
  return west <= mapRegion.east && east >= mapRegion.west && south <= mapRegion.north && north >= mapRegion.south;
}

function linesBetween(municipalities: readonly Municipality[]): Position[][] {
  const features = municipalities.map(({ code, area }) => ({
    type: 'Feature' as const,
    properties: { code },
    geometry: area,
  }));
  const municipality: FeatureCollection = { type: 'FeatureCollection', features };
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what went in comes out, under the name that it was given
  const whole = topology({ municipality }, quantization) as Topology<{ municipality: Shapes }>;
  const simple = simplify(presimplify(whole), leastTriangle);
  return mesh(simple, simple.objects.municipality, (one, other) => codeOf(one) !== codeOf(other)).coordinates;
}

type Shapes = GeometryCollection<{ code: string }>;

const codeOf = ({ properties }: GeometryObject<GeoJsonProperties>): unknown =>
  properties && 'code' in properties ? properties['code'] : undefined;

/** The pieces of a line on our maps, rounded; a point that has come to lie on the one before it is gone. */
function withinRegion(line: readonly Position[]): Position[][] {
  const pieces: Position[][] = [];
  let piece: Position[] = [];
  const end = () => {
    if (piece.length > 1) pieces.push(piece);
    piece = [];
  };
  for (const [index, point] of line.entries()) {
    // The last one outside stays, so that the line reaches the edge.
    const seen = isSeen(point) || isSeen(line[index - 1]) || isSeen(line[index + 1]);
    if (!seen) {
      end();
      continue;
    }
    const at = rounded(point);
    const before = piece.at(-1);
    if (before === undefined || before[0] !== at[0] || before[1] !== at[1]) piece.push(at);
    if (piece.length > 1 && !isSeen(point)) end();
  }
  end();
  return pieces;
}

function isSeen(point: Position | undefined): boolean {
  if (point === undefined) return false;
  const [longitude = 0, latitude = 0] = point;
  const { west, east, south, north } = mapRegion;
  return (
    longitude >= west - beyond && longitude <= east + beyond && latitude >= south - beyond && latitude <= north + beyond
  );
}

const rounded = ([longitude = 0, latitude = 0]: Position): Position => [
  Number(longitude.toFixed(decimals)),
  Number(latitude.toFixed(decimals)),
];
