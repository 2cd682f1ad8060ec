import { monthsAgo } from './answers.mjs';

/** The home screen and the pages of its numbers. */
export function statisticsQuestions({ holding, fromCaceres }) {
  const year = { from: monthsAgo(6), to: monthsAgo(-6) };
  const yearOfAll = { scope: 'general', period: year, compare: true };
  const counted = (name, of, total, more = {}) => [
    `counted, ${name}`,
    'stats.reservations',
    { scope: 'general', of, ...more },
    { total },
  ];
  const caceres = { country: 'ES', provinceCode: '10' };
  return [
    ['dashboard', 'stats.dashboard', undefined, ({ general }) => general.reservations.total > 0],
    [
      'dashboard, of a manager',
      'stats.dashboard',
      undefined,
      ({ general }) => general.reservations.total > 0,
      'manager',
    ],
    [
      'dashboard, of a company',
      'stats.dashboard',
      undefined,
      ({ general }) => general.reservations.total > 0,
      'company',
    ],
    ['overview', 'stats.overview', undefined, ({ activities }) => activities.total > 0],
    ['statistics of a year, compared', 'stats.period', yearOfAll, ({ months }) => months.length === 12],
    ['statistics of a year, of a company', 'stats.period', yearOfAll, ({ months }) => months.length === 12, 'company'],
    counted('with places', { state: 'holding' }, holding),
    counted('with places, page 100', { state: 'holding' }, holding, { pageIndex: 99 }),
    counted('with places, page 10 000', { state: 'holding' }, holding, { pageIndex: 9_999 }),
    counted('from a province', caceres, fromCaceres),
    counted('from a province, page 100', caceres, fromCaceres, { pageIndex: 99 }),
    ['localities', 'stats.localities', { scope: 'general', country: 'ES' }, (rows) => rows.length > 0],
    ['localities, of a year', 'stats.localities', { scope: 'general', country: 'ES', period: year }, () => true],
    ['localities, of a company', 'stats.localities', { scope: 'general', country: 'ES' }, () => true, 'company'],
  ];
}
