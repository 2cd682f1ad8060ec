import { expect, it } from 'vitest';
import { KeptPages } from './kept-pages';

const drawnAt = new Date('2026-11-22T09:42:00Z');
const page = { page: { kind: 'notFound', language: 'es', siteName: 'Dehesa' } as const, drawnAt };

it('keeps a bounded number of pages, the one drawn longest ago gives way', () => {
  const kept = new KeptPages({ count: 2, bytes: 100 });
  for (const key of ['a', 'b', 'a', 'c']) kept.keep(key, page, 10);
  expect(['a', 'b', 'c'].filter((key) => kept.find(key) !== undefined)).toEqual(['a', 'c']);
});

it('keeps a bounded number of bytes, and nothing that is larger than all of them', () => {
  const kept = new KeptPages({ count: 10, bytes: 100 });
  kept.keep('a', page, 60);
  kept.keep('b', page, 60);
  expect(['a', 'b'].filter((key) => kept.find(key) !== undefined)).toEqual(['b']);
  kept.keep('c', page, 101);
  expect(kept.find('b')).toBeDefined();
  kept.keep('b', page, 101);
  expect(kept.find('b')).toBeUndefined();
  kept.keep('c', page, 100);
  expect(kept.find('c')).toEqual({ ...page, bytes: 100 });
});
