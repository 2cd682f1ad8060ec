import superjson from 'superjson';
import { describe, expect, it } from 'vitest';
import { readAnnotated } from './read-annotated';

/** As a client writes it, and as it comes over the wire. */
const sent = (value: unknown): unknown => JSON.parse(JSON.stringify(superjson.serialize(value)));

describe('what superjson writes is read as superjson reads it', () => {
  it.each<[string, unknown]>([
    ['nothing', undefined],
    ['null', null],
    ['a text', 'Águila'],
    ['a date alone', new Date('2026-05-01T10:00:00.123Z')],
    ['a date', { savedAt: new Date('2026-05-01T10:00:00Z'), id: 1 }],
    ['what is left empty', { name: undefined, list: [1, undefined, { deep: { deeper: undefined } }] }],
    ['plain JSON', { list: [{ a: [1, 'x', null, true] }], empty: {} }],
  ])('%s', (_what, value) => {
    expect(readAnnotated(sent(value))).toEqual(value);
    expect(readAnnotated(sent(value))).toEqual(superjson.deserialize(sent(value) as never));
  });

  it('an empty field is there without a value', () => {
    expect(Object.keys(readAnnotated(sent({ name: undefined })) as object)).toEqual(['name']);
  });
});

const inside = { a: 'x' };
it.each<[string, unknown]>([
  ['a map', new Map([[1, 2]])],
  ['a set', new Set([1])],
  ['a big number', 1n],
  ['no number', Number.NaN],
  ['a pattern', /a/],
  ['an address', new URL('https://example.org')],
  ['an error', new Error('x')],
  ['a date in a map', new Map([['at', new Date(0)]])],
  ['one thing in two places', { one: inside, other: inside }],
  ['a name with a dot', { 'a.b': undefined }],
])('what no input of ours has is refused: %s', (_what, value) => {
  expect(() => readAnnotated(sent(value))).toThrow('input.invalid');
});

it.each<[string, unknown]>([
  ['what is no object', 'x'],
  ['a list', []],
  ['meta that is none', { json: 1, meta: [] }],
  ['meta of another kind', { json: 1, meta: { classes: {} } }],
  ['values that are none', { json: 1, meta: { values: 1 } }],
  ['a place that is not there', { json: {}, meta: { values: { a: ['undefined'] } } }],
  ['a prototype', { json: {}, meta: { values: { '__proto__.a': ['undefined'] } } }],
  ['a constructor', { json: {}, meta: { values: { 'constructor.name': ['undefined'] } } }],
  ['a place within a text', { json: { a: 'text' }, meta: { values: { 'a.0': ['undefined'] } } }],
  ['a date that is none', { json: { a: 'yesterday' }, meta: { values: { a: ['Date'] } } }],
  ['a very long date', { json: { a: `2026-01-01T00:00:00.${'0'.repeat(9999)}Z` }, meta: { values: { a: ['Date'] } } }],
  ['an empty annotation', { json: { a: null }, meta: { values: { a: [] } } }],
  ['one with more behind it', { json: { a: null }, meta: { values: { a: ['undefined', { b: ['Date'] }] } } }],
  ['a name that objects inherit', { json: { a: null }, meta: { values: { a: ['toString'] } } }],
  [
    'too many',
    {
      json: Array(1001).fill(null),
      meta: { values: Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [n, ['undefined']])) },
    },
  ],
  ['too deep', { json: {}, meta: { values: { [Array(33).fill('a').join('.')]: ['undefined'] } } }],
])('refused: %s', (_what, raw) => {
  expect(() => readAnnotated(raw)).toThrow('input.invalid');
});
