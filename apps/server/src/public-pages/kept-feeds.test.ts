import { expect, it } from 'vitest';
import { keptFeeds } from './kept-feeds';

function world() {
  let now = 0;
  let works = 0;
  const feed = keptFeeds({ clock: { now: () => new Date(now) }, seconds: 300, most: 2 });
  const ask = (key: string) =>
    feed(key, () => {
      works += 1;
      return Promise.resolve(`${key} ${works}`);
    });
  return { feed, ask, pass: (seconds: number) => (now += seconds * 1000) };
}

it('works a feed out once for all who ask while it holds', async () => {
  const { ask, pass } = world();
  expect((await Promise.all([ask('a'), ask('a')])).map(({ body }) => body)).toEqual(['a 1', 'a 1']);
  pass(299);
  expect(await ask('a')).toMatchObject({ body: 'a 1', maxAge: 1 });
  pass(1);
  expect(await ask('a')).toMatchObject({ body: 'a 2', maxAge: 300 });
});

it('keeps no more than a few, the oldest gives way', async () => {
  const { ask } = world();
  for (const key of ['a', 'b', 'c']) await ask(key);
  expect((await ask('c')).body).toBe('c 3');
  expect((await ask('a')).body).toBe('a 4');
});

it('keeps no failure', async () => {
  const { feed, ask } = world();
  await expect(feed('a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect((await ask('a')).body).toBe('a 1');
});
