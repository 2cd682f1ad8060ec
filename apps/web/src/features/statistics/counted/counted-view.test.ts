import { expect, it } from 'vitest';
import { CountedView, countedNumber, countedView, type CountedNumber } from './counted-view';

const period = { from: '2026-03-01', to: '2026-05-31' };

it.each<CountedNumber>([
  { scope: 'general', period: null, of: { state: 'waiting' } },
  { scope: 2, period, of: { state: 'holding' } },
  { scope: 1, period, of: { country: 'PT', provinceCode: '05' } },
])('an address means the number it was made of: %j', (number) => {
  expect(countedNumber(CountedView.parse({ ...countedView(number) }))).toEqual(number);
});

it('leaves out what it cannot mean, and then lists all with places', () => {
  const typed = {
    scope: 3,
    from: '1 de mayo',
    to: '2026-05-31',
    state: 'cancelled',
    country: 'FR',
    province: '1a',
    page: 0,
  };
  expect(countedNumber(CountedView.parse(typed))).toEqual({
    scope: 'general',
    period: null,
    of: { state: 'holding' },
  });
});
