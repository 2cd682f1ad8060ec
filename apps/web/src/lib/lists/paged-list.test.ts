import { expect, it } from 'vitest';
import { lastPage } from './paged-list';

it.each([
  [0, 25, undefined],
  [25, 25, undefined],
  [26, 25, 2],
  [100, 50, 2],
  [101, 50, 3],
  [101, 25, 5],
] as const)('the last page of %i rows in pages of %i is %s', (total, size, page) =>
  expect(lastPage(total, size)).toBe(page),
);
