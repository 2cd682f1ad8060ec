import { describe, expect, it } from 'vitest';
import { ActivityListView, changedView, listInput, sortedBy, toggledRow } from './list-view';

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

it.each([
  { page: 0 },
  { page: 'x' },
  { size: 30 },
  { territory: 3 },
  { order: 'id; drop' },
  { open: ['x'] },
  { dir: 'up' },
  { q: 5 },
])('leaves out what the address cannot mean: %o', (address) =>
  expect(Object.values(ActivityListView.parse(address)).filter((value) => value !== undefined)).toEqual([]),
);

it('what shows other rows begins on the first page with nothing opened', () => {
  expect(changedView({ page: 3, open: [4], size: 50, q: 'a' }, { territory: 2 })).toEqual({
    page: undefined,
    open: undefined,
    size: 50,
    q: 'a',
    territory: 2,
  });
});

it('opens rows and closes them again', () => {
  const opened = toggledRow(toggledRow({ page: 2 }, 7), 9);
  expect(opened).toEqual({ page: 2, open: [7, 9] });
  expect(toggledRow(opened, 7).open).toEqual([9]);
  expect(toggledRow(toggledRow(opened, 7), 9).open).toBeUndefined();
});

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
