import { expect, it } from 'vitest';
import { settleAll } from './settle-all';

it('counts for how many it was done', async () => {
  expect(await settleAll([1, 2, 3], (id) => Promise.resolve(id !== 2))).toBe(2);
});

it('one that fails keeps none of the others from its turn, and is told', async () => {
  const done: number[] = [];
  const work = (id: number) => {
    if (id === 1) return Promise.reject(new Error('locked'));
    done.push(id);
    return Promise.resolve(true);
  };
  await expect(settleAll([1, 2, 3], work)).rejects.toMatchObject({
    message: '1 of 3 failed',
    errors: [new Error('locked')],
  });
  expect(done).toEqual([2, 3]);
});
