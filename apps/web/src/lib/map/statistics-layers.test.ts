import { expect, it } from 'vitest';
import { circlesOf } from './draw-totals';
import { fillOf } from './paint-areas';

it('areas of the other country with the same code keep the colour of the land', () => {
  expect(fillOf('PT', new Map([['10', '#123']]), '#fff')).toEqual([
    'case',
    ['==', ['get', 'country'], 'PT'],
    ['match', ['get', 'code'], '10', '#123', '#fff'],
    '#fff',
  ]);
  expect(fillOf('ES', new Map(), '#fff')).toBe('#fff');
});

it('circles grow with the root of the total, and the small ones lie on top', () => {
  const at = { lat: 39, lon: -6 };
  const circles = circlesOf([
    { name: 'Coria', total: 25, ...at },
    { name: 'Plasencia', total: 100, ...at },
  ]);
  expect(circles.map(({ properties }) => [properties.index, properties.radius])).toEqual([
    [1, 22],
    [0, 13],
  ]);
  expect(circles[0]?.geometry.coordinates).toEqual([-6, 39]);
  expect(circlesOf([])).toEqual([]);
});
