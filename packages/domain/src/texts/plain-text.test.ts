import { expect, it } from 'vitest';
import { plainText, storable } from './plain-text';

it.each([
  ['Peña', 'Peña'],
  ['a\u0000b', 'ab'],
  ['a\uD800b', 'a\uFFFDb'],
  ['\uDC00', '\uFFFD'],
  ['🦅', '🦅'],
  ['\u0000\u0000a\uD800\uD800', 'a\uFFFD\uFFFD'],
  ['', ''],
])('%j is stored as %j', (typed, stored) => expect(storable(typed)).toBe(stored));

it('counts characters after cleaning', () => {
  expect(plainText(2).parse('a\u0000b')).toBe('ab');
  expect(plainText(2).safeParse('abc').success).toBe(false);
});
