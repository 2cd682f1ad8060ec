import { expect, it } from 'vitest';
import { keptFeeds } from './kept-feeds';
import type { Packed } from '../packed';

const said = (feed: Packed | undefined) => feed?.whole.toString();

function world() {
  let now = 0;
  let works = 0;
  const feeds = keptFeeds({ clock: { now: () => new Date(now) }, seconds: 300, most: 2, mostBytes: 200 });
  const ask = (key: string, tail = '') =>
    feeds.get(key, () => {
      works += 1;
      return Promise.resolve({ body: `${key} ${works}${tail}`, pages: 1 });
    });
  return { feeds, ask, pass: (seconds: number) => (now += seconds * 1000) };
}

it('works a feed out once for all who ask while it holds', async () => {
  const { ask, pass } = world();
  expect((await Promise.all([ask('a'), ask('a')])).map(said)).toEqual(['a 1', 'a 1']);
  pass(299);
  const old = await ask('a');
  expect([said(old), old.maxAge]).toEqual(['a 1', 1]);
  pass(1);
  const fresh = await ask('a');
  expect([said(fresh), fresh.maxAge]).toEqual(['a 2', 300]);
});

it('keeps no more than a few, the oldest gives way', async () => {
  const { ask } = world();
  for (const key of ['a', 'b', 'c']) await ask(key);
  expect(said(await ask('c'))).toBe('c 3');
  expect(said(await ask('a'))).toBe('a 4');
});

it('keeps no failure', async () => {
  const { feeds, ask } = world();
  await expect(feeds.get('a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(said(await ask('a'))).toBe('a 1');
});

it('has what it said last for when nothing newer can be had', async () => {
  const { feeds, ask, pass } = world();
  expect(feeds.last('a')).toBeUndefined();
  await ask('a');
  pass(300);
  await expect(feeds.get('a', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database');
  expect(said(feeds.last('a'))).toBe('a 1');
  expect(said(await ask('a'))).toBe('a 2');
  expect(said(feeds.last('a'))).toBe('a 2');
});

it('counts a feed that is worked out anew once', async () => {
  const { feeds, ask, pass } = world();
  for (let turn = 0; turn < 9; turn += 1) {
    await ask('a', 'x'.repeat(80));
    pass(300);
  }
  await ask('b');
  expect([said(feeds.last('a'))?.length, feeds.holds('b')]).toEqual([83, true]);
});

it('keeps no more bytes than told, the oldest gives way', async () => {
  const { feeds, ask } = world();
  await ask('a', 'á'.repeat(40));
  await ask('b');
  expect([feeds.holds('a'), feeds.holds('b')]).toEqual([true, true]);
  await ask('b2', 'x'.repeat(60));
  expect([feeds.holds('a'), feeds.holds('b2')]).toEqual([false, true]);
  // One alone that is too much is worked out, but not kept.
  expect(said(await ask('c', 'x'.repeat(201)))).toContain('c 4');
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
