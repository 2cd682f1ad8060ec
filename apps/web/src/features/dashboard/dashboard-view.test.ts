import { expect, it } from 'vitest';
import { DashboardView, scopeOf } from './dashboard-view';

it.each([
  [{}, 'general'],
  [{ scope: 1 }, 1],
  [{ scope: '2' }, 2],
  [{ scope: 3 }, 'general'],
  [{ scope: 'tajo' }, 'general'],
])('%j shows %s', (address, scope) => {
  expect(scopeOf(DashboardView.parse(address))).toBe(scope);
});

it('the localities are of Spain unless the address asks for Portugal', () => {
  expect(DashboardView.parse({ country: 'PT' }).country).toBe('PT');
  expect(DashboardView.parse({ country: 'FR' }).country).toBeUndefined();
});
