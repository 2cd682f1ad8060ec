import { expect, it } from 'vitest';
import { choiceUnder, type ListChoice, tickedWith } from './list-selection';

interface Bird {
  id: number;
  seen: string;
}

const none: ReadonlyMap<number, Bird> = new Map();
const vulture = { id: 1, seen: '3 mar' };
const choice: ListChoice<Bird> = { filter: 'a', chosen: new Map([[1, vulture]]), lost: false };

it('takes rows in and out as they are then, and leaves what was ticked before as it was', () => {
  const before = tickedWith(none, [vulture, { id: 2, seen: '4 mar' }], true);
  const after = tickedWith(
    before,
    [
      { id: 2, seen: '9 mar' },
      { id: 3, seen: '5 mar' },
    ],
    true,
  );
  expect([...after.values()].map(({ seen }) => seen)).toEqual(['3 mar', '9 mar', '5 mar']);
  expect([
    ...tickedWith(
      after,
      [
        { id: 2, seen: '' },
        { id: 7, seen: '' },
      ],
      false,
    ).keys(),
  ]).toEqual([1, 3]);
  expect(before.get(2)?.seen).toBe('4 mar');
});

it('keeps what is ticked under the same filter, and under another says that it is lost (B96)', () => {
  expect(choiceUnder(choice, 'a')).toBe(choice);
  const lost = choiceUnder(choice, 'ab');
  expect(lost).toEqual({ filter: 'ab', chosen: none, lost: true });
  // Letter by letter it is still said.
  expect(choiceUnder(lost, 'abc')).toEqual({ filter: 'abc', chosen: none, lost: true });
  expect(choiceUnder({ filter: 'a', chosen: none, lost: false }, 'b').lost).toBe(false);
});
