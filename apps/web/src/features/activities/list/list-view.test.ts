import { describe, expect, it } from 'vitest';
import { ActivityListView, listInput, sortedBy } from './list-view';

it('asks for the latest 25 of everywhere where the address says nothing', () => {
  expect(listInput({})).toEqual({
    search: '',
    pageIndex: 0,
    pageSize: 25,
    territoryId: null,
    order: 'date',
    direction: 'desc',
  });
});

it('counts pages from 1 in the address and from 0 on the server', () => {
  expect(listInput({ page: 3, size: 100, territory: 2, q: 'buitre' })).toMatchObject({
    pageIndex: 2,
    pageSize: 100,
    territoryId: 2,
    search: 'buitre',
  });
});

it.each([{ page: 0 }, { page: 'x' }, { size: 30 }, { territory: 3 }, { order: 'id; drop' }, { dir: 'up' }, { q: 5 }])(
  'leaves out what the address cannot mean: %o',
  (address) =>
    expect(Object.values(ActivityListView.parse(address)).filter((value) => value !== undefined)).toEqual([]),
);

describe('sorting', () => {
  it('by another column begins anew on the first page', () => {
    expect(sortedBy({ page: 4, order: 'date', dir: 'desc' }, 'title')).toEqual({
      page: undefined,
      order: 'title',
      dir: 'asc',
    });
  });
  it('by the same column turns round', () => {
    expect(sortedBy({}, 'date')).toMatchObject({ order: 'date', dir: 'asc' });
    expect(sortedBy({ order: 'title', dir: 'asc' }, 'title')).toMatchObject({ dir: 'desc' });
  });
});
