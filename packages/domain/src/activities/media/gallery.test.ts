import { expect, it } from 'vitest';
import { isOrderOf } from './gallery';

it.each<[number[], number[], boolean]>([
  [[], [], true],
  [[3, 1, 2], [1, 2, 3], true],
  [[1, 2], [1, 2, 3], false],
  [[1, 2, 3, 4], [1, 2, 3], false],
  [[1, 2, 2], [1, 2, 3], false],
  [[1, 1], [1], false],
  [[4, 5, 6], [1, 2, 3], false],
])('%j as an order of %j: %s', (ids, stored, expected) => expect(isOrderOf(ids, stored)).toBe(expected));
