import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { placeLabels, provinces } from '@dehesa/domain/places';
import region from '@dehesa/domain/region.geo.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { fetchedBordersLayer, mapStyle } from './map-style';
import { outlineKey, readOutlines } from './outlines';

const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const spain = read(createRequire(import.meta.url).resolve('es-atlas/es/provinces.json'));
const portugal = read(new URL('portugal-districts.topo.json', import.meta.url).pathname);
const outlines = readOutlines(spain, portugal);

describe('the outlines', () => {
  it('have every province and district that reservations know, once, and nothing besides', () => {
    const keys = outlines.provinces.features.map(({ properties }) => properties.key);
    expect(keys.toSorted()).toEqual(provinces.map(({ country, code }) => outlineKey(country, code)).toSorted());
    const caceres = outlines.provinces.features.find(({ properties }) => properties.key === 'ES-10');
    expect(caceres?.properties).toEqual({ key: 'ES-10', country: 'ES', code: '10', name: 'Cáceres' });
  });

  it('are in degrees and reach from the Azores to Menorca', () => {
    const points = [...outlines.outer.coordinates, ...outlines.inner.coordinates].flat();
    const lngs = points.map(([lng = 0]) => lng);
    const lats = points.map(([, lat = 0]) => lat);
    expect(Math.min(...lngs)).toBeCloseTo(-31.3, 1);
    expect(Math.max(...lngs)).toBeCloseTo(4.3, 1);
    expect(Math.min(...lats)).toBeCloseTo(27.6, 1);
    expect(Math.max(...lats)).toBeCloseTo(43.8, 1);
  });

  it('have one border between the countries, and nothing open beside it', () => {
    // Along the Erges, where the two makers' lines are three kilometres apart, one line crosses this parallel.
    const crossings = outlines.outer.coordinates.flatMap((line) =>
      line
        .slice(1)
        .map((to, index) => [line[index] ?? to, to] as const)
        .filter(([[x = 0, y1 = 0], [, y2 = 0]]) => x > -7.2 && x < -6.7 && y1 > 39.9 !== y2 > 39.9),
    );
    expect(crossings).toHaveLength(1);
    expect(outlines.seam.coordinates.length).toBeGreaterThan(300);
    const lngs = outlines.seam.coordinates.flat(2).map(([lng = 0]) => lng);
    expect(Math.min(...lngs)).toBeGreaterThan(-9.1);
    expect(Math.max(...lngs)).toBeLessThan(-6.1);
  });

  it('refuse what is no topology', () => {
    expect(() => readOutlines({}, portugal)).toThrow('no topology');
    expect(() => readOutlines(portugal, portugal)).toThrow('no provinces');
  });
});

describe('mapStyle', () => {
  const colours = { land: '#fff', beyond: '#def', line: '#a85', border: '#253', water: '#469', mark: '#c50' };

  it('draws without anything from elsewhere', () => {
    const style = mapStyle(outlines, colours, null);
    const sources = Object.values(style.sources).flatMap((source) =>
      source.type === 'geojson' ? [source.data] : ['other'],
    );
    expect(sources).toHaveLength(5);
    expect(sources.filter((data) => typeof data === 'string').map((data) => data.slice(0, 1))).toEqual(['/']);
    expect(style).not.toHaveProperty('glyphs');
    expect(style).not.toHaveProperty('sprite');
  });

  it('lays configured tiles on top', () => {
    const url = 'https://tiles.example.org/{z}/{x}/{y}.png';
    const style = mapStyle(outlines, colours, { url, attribution: '© Example' });
    expect(style.sources['tiles']).toMatchObject({ type: 'raster', tiles: [url] });
    expect(style.layers.at(-1)).toEqual({ id: 'tiles', type: 'raster', source: 'tiles' });
  });
});

describe('fetched borders (B109)', () => {
  const colours = { land: '#fff', beyond: '#def', line: '#a85', border: '#253', water: '#469', mark: '#c50' };

  it('look as the municipalities that the product brings, from the same zoom on', () => {
    const [ours, fetched] = [
      mapStyle(outlines, colours, null).layers.find(({ id }) => id === 'municipalities'),
      fetchedBordersLayer(colours),
    ];
    expect(fetched).toMatchObject({ type: 'line', minzoom: 8, source: 'borders' });
    expect([ours?.minzoom, ours?.paint]).toEqual([fetched.minzoom, fetched.paint]);
  });
});

/** Where a point lies in pixels at a zoom, as the map projects it. */
function pixels({ lng, lat }: { lng: number; lat: number }, zoom: number) {
  const world = 512 * 2 ** zoom;
  const latitude = (lat * Math.PI) / 180;
  return {
    x: (world * (lng + 180)) / 360,
    y: (world * (1 - Math.log(Math.tan(latitude) + 1 / Math.cos(latitude)) / Math.PI)) / 2,
  };
}

it('no label covers another one at the zooms at which they come in, nor at the first one', () => {
  for (const zoom of [4, 5.5, 6.5, 7.2, 7.8, 8, 9.2]) {
    const boxes = placeLabels
      .filter(({ fromZoom }) => fromZoom <= zoom)
      .map((label) => ({ ...pixels(label, zoom), name: label.name, width: 10 + label.name.length * 7.5 }));
    const covered = boxes.flatMap((a) =>
      boxes
        .filter((b) => b.name > a.name && Math.abs(a.y - b.y) < 18 && a.x < b.x + b.width && b.x < a.x + a.width)
        .map((b) => `${zoom}: ${a.name} and ${b.name}`),
    );
    expect(covered).toEqual([]);
  }
});

describe('the lines of the region', () => {
  const linesOf = (kind: string) =>
    region.features
      .filter(({ properties }) => properties.kind === kind)
      .flatMap(({ geometry }) => geometry.coordinates);
  /** In kilometres, on the parallel of Monfragüe. */
  const away = ([lng = 0, lat = 0]: readonly number[], [x = 0, y = 0]: readonly number[]) =>
    Math.hypot((lng - x) * 85.5, (lat - y) * 111);

  it.each([
    ['at the Salto del Gitano', -6.055, 39.83],
    ['at the Roman bridge of Alcántara', -6.892, 39.722],
    ['at the Portas de Ródão', -7.688, 39.645],
  ] as const)('have the Tajo %s', (_, lng, lat) => {
    const distances = linesOf('rivers').flatMap((line) => line.map((point) => away(point, [lng, lat])));
    expect(Math.min(...distances)).toBeLessThan(3);
  });

  it('have the municipalities of the region, and no line so long that it is no border', () => {
    const borders = linesOf('municipalities');
    expect(borders.length).toBeGreaterThan(500);
    const steps = borders.flatMap((line) => line.slice(1).map((to, index) => away(to, line[index] ?? to)));
    expect(Math.max(...steps)).toBeLessThan(40);
  });
});
