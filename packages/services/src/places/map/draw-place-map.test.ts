import { placeMapAddress } from '@dehesa/domain/places';
import { describe, expect, it } from 'vitest';
import { drawPlaceMap } from './draw-place-map';

const gitano = { latitude: 39.83, longitude: -6.055 };
const names = (svg: string | null) =>
  Array.from(svg?.matchAll(/<text[^>]*>([^<]+)<\/text>/g) ?? [], ([, name]) => name);
/** The path of one kind of lines, by its colour. */
const pathOf = (svg: string | null, colour: string) =>
  new RegExp(`<path d="([^"]*)"[^>]*stroke="${colour}"`).exec(svg ?? '')?.[1] ?? '';

describe('the drawn surroundings of a point (B81)', () => {
  it('have its river, its towns and a scale', () => {
    const svg = drawPlaceMap(gitano);
    expect(pathOf(svg, '#5f8ea8')).toMatch(/^M[-\d. LM]+$/);
    expect(names(svg)).toEqual(expect.arrayContaining(['Torrejón el Rubio', 'Malpartida de Plasencia', '10 km']));
    expect(names(svg)).not.toContain('Castelo Branco');
  });

  it('have the border where there is one, and none in Monfragüe', () => {
    const cedillo = drawPlaceMap({ latitude: 39.66, longitude: -7.5 });
    expect(pathOf(cedillo, '#2f5d3a')).not.toBe('');
    expect(names(cedillo)).toEqual(expect.arrayContaining(['ESPAÑA', 'PORTUGAL', 'Castelo Branco']));
    expect(pathOf(drawPlaceMap(gitano), '#2f5d3a')).toBe('');
    expect(names(drawPlaceMap(gitano))).not.toContain('ESPAÑA');
  });

  it('leave out a name that would lie over another one or over the point', () => {
    const over = drawPlaceMap({ latitude: 39.848, longitude: -6.03 });
    expect(names(over)).not.toContain('Villarreal de San Carlos');
  });

  it('fit in a few kilobytes', () => {
    expect(drawPlaceMap(gitano)?.length).toBeLessThan(24_000);
  });

  it('are at every address that is given, also where the point lies at the edge', () => {
    expect(placeMapAddress({ latitude: 39.8, longitude: -7.7794 })).toBe('/mapa/39.800/-7.779.svg');
    expect(drawPlaceMap({ latitude: 39.8, longitude: -7.779 })).not.toBeNull();
    // It would be named as -7.780, which lies beyond.
    expect(placeMapAddress({ latitude: 39.8, longitude: -7.7798 })).toBeNull();
  });

  it.each([
    ['Madrid', 40.4, -3.7],
    ['the edge of what we have', 39.83, -4.8],
    ['no number', Number.NaN, -6],
  ])('are none around %s, and no address leads there', (_, latitude, longitude) => {
    expect(drawPlaceMap({ latitude, longitude })).toBeNull();
    expect(placeMapAddress({ latitude, longitude })).toBeNull();
  });
});
