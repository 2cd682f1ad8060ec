import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  readReference,
  referenceRange,
  referenceAlphabet,
  referenceFrom,
  referenceLength,
  showReference,
} from './reference';

it('has no look-alikes and maps bytes without bias (B16)', () => {
  expect(referenceAlphabet).toHaveLength(32);
  expect(new Set(referenceAlphabet).size).toBe(32);
  expect(referenceAlphabet).not.toMatch(/[01IO]/);
});

describe('referenceFrom', () => {
  it('gives 8 characters of the alphabet', () => {
    expect(referenceFrom(new Uint8Array([0, 31, 32, 255, 1, 2, 3, 4, 5]))).toBe('A9A9BCDE');
    fc.assert(
      fc.property(fc.uint8Array({ minLength: referenceLength, maxLength: 16 }), (bytes) =>
        /^[A-HJ-NP-Z2-9]{8}$/.test(referenceFrom(bytes)),
      ),
    );
  });
});

describe('readReference takes it with and without its prefix', () => {
  it.each([
    ['ABCD2345', 'ABCD2345'],
    [' mon-abcd2345 ', 'ABCD2345'],
    ['TAJ ABCD2345', 'ABCD2345'],
    ['TAJABCD2345', 'ABCD2345'],
    ['ABCD 2345', 'ABCD2345'],
    // A reference that begins like a prefix is not shortened.
    ['MONA2345', 'MONA2345'],
    ['XMON-ABCD2345', 'XMON-ABCD2345'],
    ['MON-ABCD23456', 'MON-ABCD23456'],
    ['', ''],
  ])('%j → %j', (typed, reference) => expect(readReference(typed)).toBe(reference));

  it('undoes showReference', () => {
    const reference = fc.uint8Array({ minLength: 8, maxLength: 8 }).map(referenceFrom);
    fc.assert(
      fc.property(
        reference,
        fc.constantFrom('MON', 'TAJ'),
        (plain, prefix) => readReference(showReference(plain, prefix).toLowerCase()) === plain,
      ),
    );
  });
});

it.each([
  ['ABCD', { from: 'ABCD0000', to: 'ABCDZZZZ' }],
  ['ABCD2345', { from: 'ABCD2345', to: 'ABCD2345' }],
  ['TAJ-ABCD', { from: 'ABCD0000', to: 'ABCDZZZZ' }],
  ['ABC', null],
  ['ABCD23456', null],
  ['AB_D', null],
])('references that begin with %s lie between %j', (typed, range) => expect(referenceRange(typed)).toEqual(range));
