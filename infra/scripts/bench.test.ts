import { expect, it } from 'vitest';
import { goalTable } from './bench.mjs';

it('shows every goal in a line, in columns that stand under each other', () => {
  const table = goalTable([
    { what: 'pages', wanted: 'at least 20 %', found: '31 %', ratio: '155 %', met: 'met' },
    { what: 'bookings, p95', wanted: 'at most 50 ms', found: '90.1 ms', ratio: '180 %', met: 'missed' },
  ]);
  expect(table).toEqual([
    '',
    'measured       goal           figure   figure to goal',
    'pages          at least 20 %  31 %     155 %           met',
    'bookings, p95  at most 50 ms  90.1 ms  180 %           missed',
  ]);
});

it('says nothing where nothing was measured', () => {
  expect(goalTable([])).toEqual([]);
});
