import { describe, expect, it } from 'vitest';
import { threadMs } from '../main-thread.test-support';
import { parseJson } from './parse-json';
import { UnreadableJson } from './unreadable-json';

const read = (text: string): unknown => parseJson(Buffer.from(text));
const nested = (depth: number) => `${'['.repeat(depth)}${']'.repeat(depth)}`;
const file = `data:image/png;base64,${'A'.repeat(300_000)}`;

describe('what JSON says', () => {
  it.each([
    'null',
    '1',
    '"a"',
    '""',
    '[]',
    '{}',
    ' {"a": [1, {"b": "c"}], "d": null} ',
    String.raw`{"quote \" \\": "\\", "b": "\\\"", "c": "\u00e1\n\/"}`,
    '{"signs": "[[[{{{,,,]]}}", "next": 1}',
    JSON.stringify({ texts: ['ñandú€🦅', '\u0000', '\uD800'] }),
  ])('%s', (text) => expect(read(text)).toEqual(JSON.parse(text)));

  it('with a byte order mark', () => expect(read('\uFEFF{"a":1}')).toEqual({ a: 1 }));
  it('with a file, beside letters beyond ASCII', () => {
    const sent = { title: 'Excursión', picture: file, more: [file, { last: `${file}/"` }] };
    expect(read(JSON.stringify(sent).replaceAll('/', String.raw`\/`))).toEqual(sent);
  });
  it('that is a file', () => expect(read(JSON.stringify(file))).toBe(file));
  it('with a long text beyond ASCII', () => {
    const sent = ['á'.repeat(300_000), file];
    expect(read(JSON.stringify(sent))).toEqual(sent);
  });
  it('as deep and as much as may be', () => {
    expect(read(nested(32))).toEqual(JSON.parse(nested(32)));
    expect(read(JSON.stringify(Array(9_999).fill(0)))).toHaveLength(9_999);
  });
});

describe('refused', () => {
  it.each([
    ['nothing', ''],
    ['no JSON', '{"a":'],
    ['an open text', '"abc'],
    ['an open text that ends in an escape', '"abc\\'],
    ['an open file', `"${file}`],
    ['too deep', nested(33)],
    ['far too deep', '['.repeat(1_000_000)],
    ['deep objects', '{"a":'.repeat(100_000)],
    ['too many values', JSON.stringify(Array(10_001).fill(0))],
    ['too many keys', `{${Array.from({ length: 10_001 }, (_, key) => `"k${key}":1`).join(',')}}`],
    ['too many empty lists', `[${Array(10_001).fill('[]').join(',')}]`],
    ['too many escapes', `"${String.raw`\"`.repeat(500_001)}"`],
    ['a prototype', '{"a":[{"__proto__":{"b":1}}]}'],
    ['an escaped prototype', String.raw`{"\u005f_proto__":{}}`],
    ['a constructor', '{"a":{"constructor":{"prototype":{}}}}'],
    ['too much beside files', JSON.stringify('á'.repeat(1_100_000))],
  ])('%s', (_what, text) => expect(() => read(text)).toThrow(UnreadableJson));

  it('what is no UTF-8', () => expect(() => parseJson(Buffer.from([0x22, 0xe2, 0x22]))).toThrow(UnreadableJson));
});

/** What grows faster than its length takes minutes here, and a second is far beyond any noise. */
it.each([
  ['brackets', '['],
  ['quotes', '"'],
  ['escapes', '\\'],
  ['escaped quotes in one text', String.raw`\"`, '"'],
  ['texts without escapes', '"a",'],
  ['a number', '1'],
  ['spaces', ' '],
  ['half a prototype', '"__proto__" '],
])('%s for 8 MB take no time to speak of', (_what, piece, first = '') => {
  const bytes = Buffer.from(first + piece.repeat(8_000_000 / piece.length));
  const begun = threadMs();
  expect(() => parseJson(bytes)).toThrow(UnreadableJson);
  expect(threadMs() - begun).toBeLessThan(1000);
});
