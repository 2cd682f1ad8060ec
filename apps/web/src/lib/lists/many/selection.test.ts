import { expect, it } from 'vitest';
import { chosenWith, stillThere } from './selection';

it('takes rows in and out, each once, and leaves the choice before as it was', () => {
  const before = new Set([1]);
  expect([...chosenWith(before, [2, 1, 3], true)]).toEqual([1, 2, 3]);
  expect([...chosenWith(new Set([1, 2, 3]), [1, 3, 9], false)]).toEqual([2]);
  expect([...before]).toEqual([1]);
});

it('who is not there any more leaves it; where all are, it is the same', () => {
  const chosen = new Set([1, 2]);
  expect(stillThere(chosen, new Set([2, 3]))).toEqual(new Set([2]));
  expect(stillThere(chosen, new Set([3, 2, 1]))).toBe(chosen);
});
