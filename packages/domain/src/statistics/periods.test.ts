import { describe, expect, it } from 'vitest';
import { refusals } from '../refusals.test-support';
import { exportAddress } from './export-address';
import { periodDates, yearBefore } from './periods';
import { PeriodStatisticsInput, StatisticsPeriod } from './schema';

describe('a period by its name (B92)', () => {
  it.each([
    ['month', '2026-02-10', '2026-02-01', '2026-02-28'],
    ['month', '2028-02-29', '2028-02-01', '2028-02-29'],
    ['season', '2026-03-01', '2026-03-01', '2026-05-31'],
    ['season', '2026-05-31', '2026-03-01', '2026-05-31'],
    ['season', '2026-08-15', '2026-06-01', '2026-08-31'],
    ['season', '2026-11-24', '2026-09-01', '2026-11-30'],
    ['season', '2026-12-01', '2026-12-01', '2027-02-28'],
    ['season', '2027-02-28', '2026-12-01', '2027-02-28'],
    ['season', '2028-01-15', '2027-12-01', '2028-02-29'],
    ['year', '2026-11-24', '2026-01-01', '2026-12-31'],
    ['lastYear', '2026-01-01', '2025-01-01', '2025-12-31'],
  ] as const)('%s on %s is from %s to %s', (name, today, from, to) => {
    expect(periodDates(name, today)).toEqual({ from, to });
  });

  it.each([
    [
      { from: '2026-03-01', to: '2026-05-31' },
      { from: '2025-03-01', to: '2025-05-31' },
    ],
    [
      { from: '2027-12-01', to: '2028-02-29' },
      { from: '2026-12-01', to: '2027-02-28' },
    ],
  ])('%j is compared with %j', (period, before) => {
    expect(yearBefore(period)).toEqual(before);
  });
});

describe('a period of one’s own (B92)', () => {
  it.each([
    ['2026-05-01', '2026-05-01', []],
    ['2026-05-02', '2026-05-01', ['to: range']],
    ['2024-01-01', '2026-12-31', []],
    ['2024-01-01', '2027-01-01', ['to: range']],
    ['2026-02-30', '2026-05-01', ['from: date']],
    ['', '2026-05-01', ['from: date', 'to: range']],
  ])('from %j to %j is refused with %j', (from, to, why) => {
    expect(refusals(StatisticsPeriod, { from, to })).toEqual(why);
  });

  it('is compared only where that is asked for', () => {
    const period = { from: '2026-05-01', to: '2026-05-31' };
    expect(PeriodStatisticsInput.parse({ scope: 'general', period })).toMatchObject({ compare: false });
  });

  it('stands in the addresses of spreadsheets', () => {
    const period = { from: '2026-03-01', to: '2026-05-31' };
    const range = 'from=2026-03-01&to=2026-05-31';
    expect(exportAddress.attendees('total', 'pt', period)).toBe(`/api/exports/total.xlsx?lang=pt&${range}`);
    expect(exportAddress.general('es', period)).toBe(`/api/exports/datos-generales.xlsx?lang=es&${range}`);
    expect(exportAddress.localities({ scope: 1, country: 'PT', period }, 'es')).toBe(
      `/api/exports/localidades.xlsx?scope=1&country=PT&lang=es&${range}`,
    );
  });
});
