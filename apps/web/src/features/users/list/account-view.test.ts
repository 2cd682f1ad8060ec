import { expect, it } from 'vitest';
import { AccountView } from './account-address';
import { sortedBy } from '../../../lib/lists/order-by-name';
import { columnsOf, filterOf, isFiltered, listInput, roleChoices, unfiltered } from './account-view';

it('an address that says nothing sensible is the plain list, fifty to a page', () => {
  const nonsense = { page: 0, size: 3, order: 'clave', dir: 'up', role: 4, fee: 'all', date: 'x', month: '2026-13' };
  expect(AccountView.parse(nonsense)).toEqual({});
  expect(listInput('user', {})).toEqual({
    roles: [],
    search: '',
    pageIndex: 0,
    pageSize: 50,
    order: 'name',
    direction: 'asc',
    fee: 'all',
    dateField: null,
    month: null,
  });
});

it('asks the server for what the address says', () => {
  const view = AccountView.parse({
    q: 'río',
    page: 3,
    size: 100,
    order: 'email',
    dir: 'desc',
    role: 1,
    fee: 'expired',
  });
  expect(listInput('user', view)).toMatchObject({
    roles: [1],
    search: 'río',
    pageIndex: 2,
    pageSize: 100,
    order: 'email',
    direction: 'desc',
    fee: 'expired',
  });
});

it('companies and monitors are role 2, whatever the address says', () => {
  expect(listInput('company', { role: 0 }).roles).toEqual([2]);
  expect(listInput('monitor', {}).roles).toEqual([2]);
});

it('a month counts with its date, and a date with its month', () => {
  expect(listInput('user', { date: 'feePaidOn', month: '2026-02' })).toMatchObject({
    dateField: 'feePaidOn',
    month: '2026-02',
  });
  expect(listInput('user', { date: 'feePaidOn' })).toMatchObject({ dateField: null, month: null });
  expect(listInput('user', { month: '2026-02' })).toMatchObject({ dateField: null, month: null });
  expect(isFiltered({ date: 'feePaidOn' })).toBe(false);
});

it('takes all filters off and keeps the order', () => {
  const view = {
    q: 'a',
    page: 2,
    order: 'email',
    fee: 'expired',
    role: 0,
    date: 'createdAt',
    month: '2026-02',
  } as const;
  expect(isFiltered(view)).toBe(true);
  expect(isFiltered(unfiltered(view))).toBe(false);
  expect(unfiltered(view)).toMatchObject({ order: 'email', page: undefined });
  expect(isFiltered({ role: 0 })).toBe(true);
});

it('a heading sorts, turns round, and begins at the first page', () => {
  const byPlace = sortedBy({ page: 4, q: 'a' }, 'locality');
  expect(byPlace).toEqual({ q: 'a', page: undefined, order: 'locality', dir: undefined });
  expect(sortedBy(byPlace, 'locality')).toMatchObject({ order: 'locality', dir: 'desc' });
  expect(sortedBy({}, 'name')).toMatchObject({ order: undefined, dir: 'desc' });
});

it('only a gym’s users have fees, and only users several roles (B44)', () => {
  expect(columnsOf('user', 'gimnasio')).toContain('feeExpiresOn');
  expect(columnsOf('user', 'actividades')).not.toContain('feeExpiresOn');
  expect(columnsOf('monitor', 'gimnasio')).not.toContain('feeExpiresOn');
  expect(columnsOf('company', 'actividades')).not.toContain('role');
  expect(roleChoices('user', 'actividades')).toEqual([0, 1, 3]);
  expect(roleChoices('user', 'general')).toEqual([0, 1, 2, 3]);
  expect(roleChoices('company', 'actividades')).toEqual([]);
});

it('page, size and order narrow nothing down; kind, words, role, fee and a whole month do (B96)', () => {
  const view = { q: 'a', date: 'feePaidOn' } as const;
  const filter = filterOf('user', view);
  expect(filterOf('user', { ...view, page: 3, size: 25, order: 'email', dir: 'desc' })).toBe(filter);
  const others = [{ q: 'ab' }, { role: 0 }, { fee: 'expired' }, { month: '2026-02' }] as const;
  const words = others.map((change) => filterOf('user', { ...view, ...change }));
  expect(new Set([filter, filterOf('company', view), ...words]).size).toBe(6);
  expect(filterOf('user', { q: 'a' })).toBe(filter);
});
