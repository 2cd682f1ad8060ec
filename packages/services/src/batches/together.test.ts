import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { together } from './together';

/** Doubles numbers, and keeps which went together; `pace` holds each go up. */
function doubling({ atOnce = 1, most = 10, pace = () => Promise.resolve() }) {
  const goes: number[][] = [];
  let underWay = 0;
  let mostUnderWay = 0;
  const double = together<number, number>(
    async (asked) => {
      goes.push([...asked]);
      mostUnderWay = Math.max(mostUnderWay, (underWay += 1));
      await pace();
      underWay -= 1;
      if (asked.includes(13)) throw new Error('all of them');
      return asked.map((number) => (number === 7 ? new Error('seven') : number * 2));
    },
    { atOnce, most },
  );
  return { double, goes, mostUnderWay: () => mostUnderWay };
}

const range = (count: number) => Array.from({ length: count }, (_, index) => index);

it('who asks at the same time goes together; each has the answer to its own question', async () => {
  const { double, goes } = doubling({});
  expect(await Promise.all([double(1), double(2), double(1)])).toEqual([2, 4, 2]);
  expect(goes).toEqual([[1, 2, 1]]);
});

it('who asks while others are under way waits, and then goes with all who came meanwhile', async () => {
  let letGo = () => {};
  const held = new Promise<void>((resolve) => (letGo = resolve));
  const { double, goes } = doubling({ pace: () => held });
  const first = double(1);
  await expect.poll(() => goes).toEqual([[1]]);
  const others = [double(2), double(3)];
  await sleep(5);
  others.push(double(4));
  letGo();
  expect(await Promise.all([first, ...others])).toEqual([2, 4, 6, 8]);
  expect(goes).toEqual([[1], [2, 3, 4]]);
});

it('never more goes than allowed, nor more in one; and nobody is forgotten', async () => {
  const { double, goes, mostUnderWay } = doubling({ atOnce: 2, most: 3, pace: () => sleep(2) });
  expect(await Promise.all(range(20).map(async (number) => [number, await double(number + 20)]))).toEqual(
    range(20).map((number) => [number, (number + 20) * 2]),
  );
  expect(mostUnderWay()).toBe(2);
  expect(Math.max(...goes.map((go) => go.length))).toBe(3);
});

it('a refusal is its asker’s alone, a failure is everybody’s of that go, and both leave the way free', async () => {
  const { double } = doubling({ most: 2 });
  const outcomes = await Promise.allSettled([double(7), double(1), double(13), double(2), double(3)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'rejected', 'rejected', 'fulfilled']);
  expect(await double(4)).toBe(8);
});
