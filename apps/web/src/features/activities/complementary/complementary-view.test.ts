import { expect, it } from 'vitest';
import { ComplementaryView, listInput, sortedBy } from './complementary-view';

it('asks for the latest 25 where the address says nothing', () => {
  expect(listInput({})).toEqual({ search: '', pageIndex: 0, pageSize: 25, order: 'id', direction: 'desc' });
  expect(listInput({ page: 3, size: 200, q: 'queso', order: 'place' })).toEqual({
    search: 'queso',
    pageIndex: 2,
    pageSize: 200,
    order: 'place',
    direction: 'asc',
  });
});

it.each([{ page: 0 }, { size: 30 }, { order: 'id; drop' }, { dir: 'up' }, { q: 5 }, { edit: 'old' }, { edit: -1 }])(
  'leaves out what the address cannot mean: %o',
  (address) =>
    expect(Object.values(ComplementaryView.parse(address)).filter((value) => value !== undefined)).toEqual([]),
);

it('a heading sorts up, down, and not at all', () => {
  const up = sortedBy({ page: 4 }, 'title');
  expect(up).toMatchObject({ page: undefined, order: 'title', dir: undefined });
  const down = sortedBy(up, 'title');
  expect(down).toMatchObject({ order: 'title', dir: 'desc' });
  expect(sortedBy(down, 'title')).toMatchObject({ order: undefined, dir: undefined });
  expect(sortedBy(down, 'date')).toMatchObject({ order: 'date', dir: undefined });
});
