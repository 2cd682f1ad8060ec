import { describe, expect, it } from 'vitest';
import { Paging, pageSizes, SortDirection } from './index';
import { RecordId } from '../record-id';
import { refusals } from '../refusals.test-support';

describe('a page of a list (B34)', () => {
  it('is the first of 25 rows unless asked otherwise', () => {
    expect(Paging.parse({})).toEqual({ pageIndex: 0, pageSize: 25 });
    expect(Paging.parse({ pageIndex: 3, pageSize: 9 })).toEqual({ pageIndex: 3, pageSize: 9 });
  });

  it.each(pageSizes)('may have %i rows', (pageSize) => expect(refusals(Paging, { pageSize })).toEqual([]));

  it.each([
    [{ pageIndex: 100_000 }, []],
    [{ pageIndex: 100_001 }, ['pageIndex: too_big']],
    [{ pageIndex: -1 }, ['pageIndex: too_small']],
    [{ pageIndex: 0.5 }, ['pageIndex: invalid_type']],
    [{ pageSize: 1 }, []],
    [{ pageSize: 0 }, ['pageSize: too_small']],
    [{ pageSize: 201 }, ['pageSize: too_big']],
    [{ pageSize: 2.5 }, ['pageSize: invalid_type']],
    [{ pageIndex: null }, ['pageIndex: invalid_type']],
  ])('asked for with %j: %j', (asked, why) => expect(refusals(Paging, asked)).toEqual(why));

  it.each([
    ['asc', true],
    ['desc', true],
    ['up', false],
  ])('is sorted %s: %s', (direction, known) => expect(SortDirection.safeParse(direction).success).toBe(known));
});

describe('the id of a record', () => {
  it.each([
    [1, []],
    [2_147_483_647, []],
    [2_147_483_648, [': too_big']],
    [0, [': too_small']],
    [-1, [': too_small']],
    [1.5, [': invalid_type']],
    ['1', [': invalid_type']],
  ])('%j: %j', (id, why) => expect(refusals(RecordId, id)).toEqual(why));
});
