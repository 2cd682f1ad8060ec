import { expect, it } from 'vitest';
import { keptFeeds } from './kept-feeds';

function world() {
  let now = 0;
  let works = 0;
  const feeds = keptFeeds({ clock: { now: () => new Date(now) }, seconds: 300, most: 2, mostBytes: 100 });
  const ask = (key: string, tail = '') =>
    feeds.get(key, () => {
      works += 1;
      return Promise.resolve({ body: `${key} ${works}${tail}`, pages: 1 });
    });
  return { feeds, ask, pass: (seconds: number) => (now += seconds * 1000) };
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
  const { feeds, ask } = world();
  await expect(feeds.get('a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect((await ask('a')).body).toBe('a 1');
});

it('has what it said last for when nothing newer can be had', async () => {
  const { feeds, ask, pass } = world();
  expect(feeds.last('a')).toBeUndefined();
  await ask('a');
  pass(300);
  await expect(feeds.get('a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(feeds.last('a')?.body).toBe('a 1');
  expect((await ask('a')).body).toBe('a 2');
  expect(feeds.last('a')?.body).toBe('a 2');
});

it('counts a feed that is worked out anew once', async () => {
  const { feeds, ask, pass } = world();
  for (let turn = 0; turn < 9; turn += 1) {
    await ask('a', 'x'.repeat(80));
    pass(300);
  }
  await ask('b');
  expect([feeds.last('a')?.body.length, feeds.holds('b')]).toEqual([83, true]);
});

it('keeps no more bytes than told, the oldest gives way', async () => {
  const { feeds, ask } = world();
  await ask('a', 'á'.repeat(40));
  await ask('b');
  expect([feeds.holds('a'), feeds.holds('b')]).toEqual([true, true]);
  await ask('b2', 'x'.repeat(60));
  expect([feeds.holds('a'), feeds.holds('b2')]).toEqual([false, true]);
  // One alone that is too much is worked out, but not kept.
  expect((await ask('c', 'x'.repeat(101))).body).toContain('c 4');
  expect([feeds.holds('b2'), feeds.holds('c')]).toEqual([false, false]);
  await ask('d');
  expect(feeds.holds('d')).toBe(true);
});

it('holds what is being worked out, and nothing that is too old', async () => {
  const { feeds, ask, pass } = world();
  const asked = ask('a');
  expect(feeds.holds('a')).toBe(true);
  await asked;
  pass(300);
  expect(feeds.holds('a')).toBe(false);
});
