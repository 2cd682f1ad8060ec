import { expect, it } from 'vitest';
import { CollaboratorView } from './collaborator-address';
import { sortedBy } from '../../../lib/lists/order-by-name';
import { isFiltered, listInput } from './collaborator-view';

it('an address that says nothing sensible is the plain list', () => {
  const nonsense = { page: 0, size: 3, order: 'clave', dir: 'up', territory: 3, state: 'x', show: -1, edit: 'old' };
  expect(CollaboratorView.parse(nonsense)).toEqual({});
  expect(listInput({})).toEqual({
    search: '',
    territoryId: null,
    hasAccess: null,
    pageIndex: 0,
    pageSize: 25,
    order: 'name',
    direction: 'asc',
  });
});

it('asks the server for what the address says', () => {
  const view = CollaboratorView.parse({ q: 'río', page: 3, size: 100, order: 'email', dir: 'desc', state: 'pending' });
  expect(listInput(view)).toMatchObject({
    search: 'río',
    hasAccess: false,
    pageIndex: 2,
    pageSize: 100,
    order: 'email',
    direction: 'desc',
  });
  expect(isFiltered(view)).toBe(true);
  expect(isFiltered({ page: 2, order: 'phone', show: 3 })).toBe(false);
});

it('a heading sorts, turns round, and begins at the first page', () => {
  const byPlace = sortedBy({ page: 4, q: 'a' }, 'locality');
  expect(byPlace).toEqual({ q: 'a', page: undefined, order: 'locality', dir: undefined });
  expect(sortedBy(byPlace, 'locality')).toMatchObject({ order: 'locality', dir: 'desc' });
  expect(sortedBy(sortedBy(byPlace, 'locality'), 'locality')).toMatchObject({ order: 'locality', dir: undefined });
  expect(sortedBy({}, 'name')).toMatchObject({ order: undefined, dir: 'desc' });
  expect(sortedBy({ order: 'email', dir: 'desc' }, 'name')).toMatchObject({ order: undefined, dir: undefined });
});
