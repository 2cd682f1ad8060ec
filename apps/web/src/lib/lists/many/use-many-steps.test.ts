import { expect, it } from 'vitest';
import { nextStep, withAnswer } from './use-many-steps';

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

it('asks for twenty at a time, each once', () => {
  let left: readonly number[] = ids(45);
  const asked: (readonly number[])[] = [];
  while (left.length > 0) {
    const step = nextStep(left);
    asked.push(step.asked);
    left = step.after;
  }
  expect(asked.map((some) => some.length)).toEqual([20, 20, 5]);
  expect(asked.flat()).toEqual(ids(45));
});

it('gathers what the server answers of each step', () => {
  const failure = { code: 'record.notFound' } as const;
  const first = withAnswer(
    { changed: [], unchanged: [], refused: [] },
    { changed: [1], unchanged: [2], refused: [{ id: 3, failure }] },
    [4, 5],
  );
  expect(withAnswer(first, { changed: [4], unchanged: [], refused: [{ id: 5, failure }] }, [])).toEqual({
    changed: [1, 4],
    unchanged: [2],
    refused: [
      { id: 3, failure },
      { id: 5, failure },
    ],
    left: [],
  });
});
