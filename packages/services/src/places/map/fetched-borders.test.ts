import { describe, expect, it } from 'vitest';
import { drawPlaceMap } from './draw-place-map';

const point = { latitude: 39.66, longitude: -7.5 };
const borders = [
  [
    [-7.6, 39.6],
    [-7.4, 39.7],
  ],
  [
    [-5.6, 39.6],
    [-5.4, 39.7],
  ],
];
const pathOf = (svg: string | null, colour: string) =>
  new RegExp(`<path d="([^"]*)"[^>]*stroke="${colour}"`).exec(svg ?? '')?.[1] ?? '';

describe('fetched borders in the drawn surroundings of a point (B109)', () => {
  it('are drawn as those of Spanish municipalities, as far as they lie in the picture', () => {
    const [without, withThem] = [drawPlaceMap(point), drawPlaceMap(point, borders)];
    const [before, after] = [without, withThem].map((svg) => pathOf(svg, '#ddd3c0'));
    expect(after?.startsWith(before ?? '-')).toBe(true);
    expect(after?.slice(before?.length)).toMatch(/^M\d+\.\d \d+\.\dL\d+\.\d \d+\.\d$/);
  });

  it('bring along whom they are owed to, and where none is in the picture nobody is named', () => {
    expect(drawPlaceMap(point, borders)).toContain('>DGT, CC BY 4.0</text>');
    expect(drawPlaceMap({ latitude: 39.83, longitude: -6.4 }, borders)).not.toContain('DGT');
    expect(drawPlaceMap(point)).not.toContain('DGT');
  });
});
