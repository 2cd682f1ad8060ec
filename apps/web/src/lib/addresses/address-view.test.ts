import { describe, expect, it } from 'vitest';
import { addressView, either, listOf, oneOf, text, typedOneOf, typedText, typedWhole, whole } from './address-view';

describe('a value of an address', () => {
  it.each([
    ['abc', 'abc'],
    ['', ''],
    ['abcd', undefined],
    [5, undefined],
    [null, undefined],
  ])('text of at most three: %j', (value, meant) => expect(text(3)(value)).toBe(meant));

  it.each([
    [2026, '2026'],
    [true, 'true'],
    ['lince', 'lince'],
    [123_456, undefined],
    [['a'], undefined],
    [{}, undefined],
  ])('typed text of at most five: %j', (value, meant) => expect(typedText(5)(value)).toBe(meant));

  it.each([
    [1, 1],
    [10, 10],
    [11, undefined],
    [0, undefined],
    [-1, undefined],
    [1.5, undefined],
    ['2', undefined],
    [Number.NaN, undefined],
  ])('a whole number up to ten: %j', (value, meant) => expect(whole(10)(value)).toBe(meant));

  it.each([
    ['7', 7],
    [7, 7],
    ['', undefined],
    [' ', undefined],
    ['siete', undefined],
    ['0', undefined],
    ['1e400', undefined],
    [true, undefined],
  ])('a typed whole number: %j', (value, meant) => expect(typedWhole()(value)).toBe(meant));

  it('one of some', () => {
    expect(oneOf(['asc', 'desc'])('desc')).toBe('desc');
    expect(oneOf(['asc', 'desc'])('up')).toBeUndefined();
    expect(typedOneOf([1, 2])('2')).toBe(2);
    expect(typedOneOf([1, 2])(3)).toBeUndefined();
    expect(either(oneOf(['new']), whole())('new')).toBe('new');
    expect(either(oneOf(['new']), whole())(4)).toBe(4);
    expect(either(oneOf(['new']), whole())('old')).toBeUndefined();
  });

  it('a list, whole or not at all', () => {
    expect(listOf(whole(), 2)([3, 4])).toEqual([3, 4]);
    expect(listOf(whole(), 2)([])).toEqual([]);
    expect(listOf(whole(), 2)([3, 4, 5])).toBeUndefined();
    expect(listOf(whole(), 2)([3, 'x'])).toBeUndefined();
    expect(listOf(whole(), 2)(3)).toBeUndefined();
  });
});

it('keeps what the address says, takes back what it cannot mean, and adds nothing', () => {
  const view = addressView({ q: text(10), page: whole(), dir: oneOf(['asc', 'desc']) });
  // `page` is named without a value: the router would keep the one of the address else.
  expect(view.parse({ q: 'río', page: 'x', other: 1 })).toStrictEqual({ q: 'río', page: undefined });
});
