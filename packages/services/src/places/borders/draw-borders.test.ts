import { madeUpMunicipalities, sheetCorner } from '@dehesa/testing/municipalities';
import type { MultiLineString, Position } from 'geojson';
import { describe, expect, it } from 'vitest';
import { drawBorders, readBorderPage } from './draw-borders';

const page = (features: readonly unknown[], more: object = {}) =>
  Buffer.from(JSON.stringify({ type: 'FeatureCollection', features, ...more }));
const drawn = (...pages: readonly unknown[][]) => drawBorders(pages.map((features) => page(features)));
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what is drawn
const linesOf = (text: string) => (JSON.parse(text) as MultiLineString).coordinates;
const lengthOf = (lines: Position[][]) =>
  lines
    .flatMap((line) => line.slice(1).map((to, at) => [line[at] ?? to, to] as const))
    .reduce((sum, [[x1 = 0, y1 = 0], [x2 = 0, y2 = 0]]) => sum + Math.hypot(x2 - x1, y2 - y1), 0);

const sheet = madeUpMunicipalities();
const [first, second, third, ...others] = sheet;
const change = (geometry: unknown, more: object = {}) => ({ ...first, id: 99, geometry, ...more });

describe('the lines between municipalities (B109)', () => {
  it('are each there once, and neither coast nor border of the country', () => {
    const { lines, municipalities } = drawn([first, second], [third, ...others]);
    expect(municipalities).toBe(6);
    expect(lines).toMatch(/^\{"type":"MultiLineString",/);
    const found = linesOf(lines);
    // Seven borders between six squares; a line twice would be as long again, and the outer one is ten sides.
    const inner = 7 * sheetCorner.side;
    expect(lengthOf(found)).toBeGreaterThan(inner);
    expect(lengthOf(found)).toBeLessThan(inner * 1.1);
  });

  it('keep the bends that a map shows, and no others', () => {
    const [line = []] = linesOf(drawn([first, second]).lines);
    expect(line.length).toBeGreaterThan(4);
    expect(line.length).toBeLessThan(30);
    const middle = sheetCorner.west + sheetCorner.side;
    expect(Math.max(...line.map(([x = 0]) => Math.abs(x - middle)))).toBeCloseTo(0.01, 2);
    expect(line.flat().every((degrees) => Number(degrees.toFixed(4)) === degrees)).toBe(true);
  });

  it('are none within a municipality of several features or areas', () => {
    const same = { ...second, properties: { ...first?.properties } };
    expect(() => drawn([first, same])).toThrow('places.bordersNone');
    const areas = [first, second].map((one) => one?.geometry.coordinates);
    const joined = change({ type: 'MultiPolygon', coordinates: areas });
    expect(drawn([joined, third]).municipalities).toBe(2);
    expect(lengthOf(linesOf(drawn([joined, third]).lines))).toBeLessThan(sheetCorner.side * 1.1);
  });

  it('end a little behind the edge of the maps, and what lies far from them is left out', () => {
    const moved = (one: (typeof sheet)[number] | undefined, by: number) => ({
      ...one,
      geometry: {
        type: 'Polygon',
        coordinates: one?.geometry.coordinates.map((ring) => ring.map(([x, y]) => [x + by, y])),
      },
    });
    const { lines } = drawn(sheet.map((one) => moved(one, -0.7)));
    const lefts = linesOf(lines).flatMap((line) => line.map(([x = 0]) => x));
    expect(Math.min(...lefts)).toBeGreaterThan(-8.3);
    expect(Math.min(...lefts)).toBeLessThan(-8.2);
    expect(() => drawn(sheet.map((one) => moved(one, -10)))).toThrow('places.bordersNone');
  });

  it('take a third coordinate, no code and no properties for what they are', () => {
    const heights = sheet.map(({ properties: _none, geometry, ...one }) => ({
      ...one,
      properties: null,
      geometry: { ...geometry, coordinates: geometry.coordinates.map((ring) => ring.map((at) => [...at, 12])) },
    }));
    expect(drawn(heights)).toEqual(drawn(sheet));
  });
});

describe('what is refused', () => {
  it.each<[string, unknown]>([
    ['no geometry', null],
    ['a point', { type: 'Point', coordinates: [-7.5, 39.5] }],
    ['no rings', { type: 'Polygon', coordinates: [] }],
    ['rings of text', { type: 'Polygon', coordinates: ['x'] }],
    ['too short a ring', { type: 'Polygon', coordinates: [[[0, 0], [1, 1], [0, 0]]] }], // prettier-ignore
    [
      'an open ring',
      {
        type: 'Polygon',
        coordinates: [
          [
            [0, 0],
            [1, 1],
            [0, 1],
            [1, 0],
          ],
        ],
      },
    ],
    ['half a point', { type: 'Polygon', coordinates: [[[0], [1, 1], [0, 1], [0]]] }],
    [
      'a point in words',
      {
        type: 'Polygon',
        coordinates: [
          [
            ['0', 0],
            [1, 1],
            [0, 1],
            ['0', 0],
          ],
        ],
      },
    ],
    [
      'metres',
      {
        type: 'Polygon',
        coordinates: [
          [
            [21000, -3000],
            [1, 1],
            [0, 1],
            [21000, -3000],
          ],
        ],
      },
    ],
    ['a list within a list within a list', { type: 'MultiPolygon', coordinates: [[[[[[0]]]]]] }],
  ])('is %s', (_case, geometry) => {
    expect(() => drawn([...sheet, change(geometry)])).toThrow('places.bordersUnreadable');
  });

  it.each([
    ['a page of HTML', '<!doctype html><title>500</title>'],
    ['nothing', ''],
    ['half a page', page(sheet).subarray(0, 900).toString()],
    ['something else', '{"type":"Feature"}'],
    ['lists without end', '['.repeat(200_000)],
    ['features that are none', '{"type":"FeatureCollection","features":{}}'],
  ])('is %s', (_case, text) => {
    expect(() => readBorderPage(Buffer.from(text))).toThrow('places.bordersUnreadable');
    expect(() => drawBorders([Buffer.from(text)])).toThrow('places.bordersUnreadable');
  });

  it('is another encoding', () => {
    const bytes = Buffer.from('{"type":"FeatureCollection","features":[],"x":"Évora"}', 'latin1');
    expect(() => readBorderPage(bytes)).toThrow('places.bordersUnreadable');
  });

  it('is half an answer, also where pages repeat what others have left out', () => {
    const half = [page([first, second], { numberMatched: 6 })];
    expect(() => drawBorders(half)).toThrow('places.bordersIncomplete');
    const repeated = [page([first, second, third], { numberMatched: 6 }), page([third, ...others.slice(1)])];
    expect(() => drawBorders(repeated)).toThrow('places.bordersIncomplete');
    expect(drawBorders([page(sheet, { numberMatched: 6 })]).municipalities).toBe(6);
  });

  it('is nothing at all', () => expect(() => drawn([])).toThrow('places.bordersNone'));

  it('is more than maps can show', () => {
    // Teeth so long that no point can go, alike for both neighbours.
    const tooth = ([x, y]: readonly [number, number]) => [x, y + (Math.round((x + y) * 1e7) % 2) * 0.05];
    const many = madeUpMunicipalities({ columns: 12, rows: 6, bends: 3_000 }).map(({ geometry, ...one }) => ({
      ...one,
      geometry: { ...geometry, coordinates: geometry.coordinates.map((ring) => ring.map(tooth)) },
    }));
    expect(() => drawn(many)).toThrow('places.bordersTooMuch');
  }, 60_000);
});

it('a page says what there is and where it goes on', () => {
  const links = [{ rel: 'self', href: 'a' }, { rel: 'next', href: 'https://example.org/b?offset=10' }, {}];
  expect(readBorderPage(page(sheet, { numberMatched: 60, links }))).toEqual({
    features: 6,
    announced: 60,
    next: 'https://example.org/b?offset=10',
  });
  expect(readBorderPage(page([]))).toEqual({ features: 0, announced: null, next: null });
});
