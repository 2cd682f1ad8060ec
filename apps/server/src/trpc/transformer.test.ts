import superjson from 'superjson';
import { describe, expect, it } from 'vitest';
import { transformer } from './transformer';

/** What the browser reads: JSON over the wire, and superjson at the other end. */
const received = (value: unknown): unknown =>
  superjson.deserialize(JSON.parse(JSON.stringify(transformer.serialize(value))));

class Named {
  name = 'x';
}
const circle: Record<string, unknown> = {};
circle['self'] = circle;

describe('what arrives is what was sent', () => {
  it.each<[string, unknown]>([
    ['null', null],
    ['nothing', undefined],
    ['a text', 'Águila'],
    ['plain rows', { rows: [{ id: 1, title: { es: 'a', pt: '' }, date: null }], total: 1 }],
    ['a date', { at: new Date('2026-05-01T10:00:00Z') }],
    ['a field without value', { a: undefined, b: [1, undefined] }],
    ['a map and a set', { map: new Map([[1, new Set(['x'])]]) }],
    ['numbers that JSON does not know', [Number.NaN, Number.POSITIVE_INFINITY, -0]],
    ['a big number', { n: 12n }],
  ])('%s', (_case, value) => expect(received(value)).toEqual(value));

  it('a circle', () => {
    const again = received(circle);
    expect(again).toHaveProperty('self.self.self');
  });
});

it('plain answers are what superjson makes of them', () => {
  const plain = { rows: [{ id: 1, names: ['a', 'b'], hidden: false }], total: 1 };
  expect(transformer.serialize(plain)).toEqual(superjson.serialize(plain));
});

it('leaves what has a class to superjson', () => {
  expect(transformer.serialize({ named: new Named() })).toEqual(superjson.serialize({ named: new Named() }));
});
