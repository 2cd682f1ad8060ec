import { expect, it } from 'vitest';
import { StatisticsView, scopeOf } from './statistics-view';

it.each([
  [{}, 'general'],
  [{ scope: 1 }, 1],
  [{ scope: '2' }, 2],
  [{ scope: 3 }, 'general'],
  [{ scope: 'tajo' }, 'general'],
])('%j shows %s', (address, scope) => {
  expect(scopeOf(StatisticsView.parse(address))).toBe(scope);
});

it('the localities are of Spain unless the address asks for Portugal', () => {
  expect(StatisticsView.parse({ country: 'PT' }).country).toBe('PT');
  expect(StatisticsView.parse({ country: 'FR' }).country).toBeUndefined();
});
