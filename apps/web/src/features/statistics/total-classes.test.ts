import { describe, expect, it } from 'vitest';
import { classOf, totalClasses } from './total-classes';

describe('totalClasses', () => {
  it.each([
    [[], []],
    [[0, 0], []],
    [[1], [[1, null]]],
    [
      [3, 1],
      [
        [1, 1],
        [2, 2],
        [3, null],
      ],
    ],
    [
      [1000, 2],
      [
        [1, 3],
        [4, 15],
        [16, 63],
        [64, 251],
        [252, null],
      ],
    ],
  ] as const)('of %j are %j', (totals, expected) => {
    expect(totalClasses(totals).map(({ from, to }) => [from, to])).toEqual(expected);
  });

  it('hold every total from one on, each in one class', () => {
    for (const most of [1, 2, 5, 7, 40, 123_456]) {
      const among = totalClasses([most]);
      expect(among.length).toBeLessThanOrEqual(5);
      expect(classOf(0, among)).toBeUndefined();
      expect(classOf(1, among)).toBe(0);
      expect(classOf(most, among)).toBe(among.length - 1);
      expect(among.every(({ to }, index) => to === null || among[index + 1]?.from === to + 1)).toBe(true);
      expect(among.every(({ from, to }) => to === null || to >= from)).toBe(true);
    }
  });
});
