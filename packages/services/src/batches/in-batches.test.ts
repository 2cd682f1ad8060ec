import { expect, it } from 'vitest';
import { inBatches } from './in-batches';

it('keeps the order, and lets others have their turn between the batches', async () => {
  const seen: string[] = [];
  const working = inBatches([1, 2, 3, 4, 5], 2, (batch) => {
    seen.push(`batch of ${batch.length}`);
    return batch.map((item) => item * 10);
  });
  setImmediate(() => seen.push('somebody else'));
  expect(await working).toEqual([10, 20, 30, 40, 50]);
  expect(seen.slice(0, 2)).toEqual(['batch of 2', expect.anything()]);
  expect(seen.indexOf('somebody else')).toBeLessThan(seen.lastIndexOf('batch of 1'));
  expect(await inBatches([], 2, () => [1])).toEqual([]);
});
