import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageFacts } from '../languages';
import { documentKind, identityKey, isIdentity, tidyIdentity } from './documents';

describe('isIdentity in Spain: optional X/Y/Z, 5 to 8 digits, a letter', () => {
  it.each([
    ['12345678Z', true],
    ['12345Z', true],
    ['1234Z', false],
    ['123456789Z', false],
    ['12345678', false],
    ['X1234567L', true],
    ['Y12345678L', true],
    ['Z0000000M', true],
    ['W1234567L', false],
    ['x1234567l', true],
    ['  12345678z ', true],
    ['12345678-Z', false],
    ['1234 5678Z', false],
    ['12345678ZZ', false],
    ['１２３４５６７８Z', false],
    ['12345678Ñ', false],
    ['', false],
  ])('%j → %j', (typed, valid) => expect(isIdentity(typed, 'ES')).toBe(valid));
});

describe('isIdentity in Portugal: 8 digits, optional dash, a digit, optionally two letters and a digit; in groups as printed', () => {
  it.each([
    ['12345678-9', true],
    ['123456789', true],
    ['12345678-9ZZ4', true],
    ['123456789ZZ4', true],
    ['12345678 9 ZZ4', true],
    ['12345678-9 ZZ4', true],
    ['12345678\u00A09\u00A0zz4', true],
    ['12345678 9ZZ 4', true],
    ['1234 56789ZZ4', false],
    ['12345678 9Z Z4', false],
    ['12345678-9Z4', false],
    ['12345678-9ZZ', false],
    ['12345678', false],
    ['1234567-9', false],
    ['12345678Z', false],
    [' 12345678-9zz4 ', true],
    ['', false],
  ])('%j → %j', (typed, valid) => expect(isIdentity(typed, 'PT')).toBe(valid));
});

describe('isIdentity of a passport: 6 to 12 letters and digits, three digits among them', () => {
  it.each([
    ['AB123456', true],
    ['123456', true],
    ['ABC123', true],
    ['A1B2C3', true],
    ['ABCDEFGHI123', true],
    [' ab123456 ', true],
    ['ABCD12', false],
    ['AB123', false],
    ['ABCDEFGHIJ123', false],
    ['AB-123456', false],
    ['ABCDEF', false],
    ['', false],
  ])('%j → %j', (typed, valid) => expect(isIdentity(typed, 'passport')).toBe(valid));
});

describe('which document it is (D13)', () => {
  it.each([
    ['12345678Z', 'ES', 'passport'],
    ['X1234567L', 'ES', 'passport'],
    ['12345678-9 ZZ1', 'PT', 'PT'],
    ['123456789', 'PT', 'passport'],
    ['1234Z', undefined, undefined],
    ['12345Z', 'ES', 'passport'],
    ['CA123456', 'passport', 'passport'],
    ['AAA123456', 'passport', 'passport'],
    ['C01X00T47', 'passport', 'passport'],
    // A letter or digit too few or too many makes no passport of a document of Spain or Portugal, and in English may be one.
    ['12345678', undefined, 'passport'],
    ['123456', undefined, 'passport'],
    ['X1234567', undefined, 'passport'],
    ['123456789Z', undefined, 'passport'],
    ['12345678ZZ', undefined, 'passport'],
    ['12345678ZZ1', undefined, 'passport'],
    ['1234567890', undefined, 'passport'],
    ['12345678-Z', undefined, undefined],
    ['1234', undefined, undefined],
    ['', undefined, undefined],
  ] as const)('%j is %s in Spanish and Portuguese alike, and in English %s', (typed, here, inEnglish) => {
    const kindIn = (language: 'es' | 'pt' | 'en') => {
      const { documents } = languageFacts[language];
      return documentKind(typed, documents);
    };
    expect([kindIn('es'), kindIn('pt'), kindIn('en')]).toEqual([here, here, inEnglish]);
  });

  it.each([
    ['123456789', ['ES']],
    ['12345678Z', ['PT']],
    ['AB123456', ['ES', 'PT']],
    ['12345678Z', []],
  ] as const)('%s is none of %j', (typed, kinds) => expect(documentKind(typed, kinds)).toBeUndefined());
});

describe('the key of a document (B13, D17)', () => {
  it.each([
    ['12345678z', '12345678Z'],
    [' 1234 5678 Z ', '12345678Z'],
    ['12.345.678-Z', '12345678Z'],
    ['05123456X', '5123456X'],
    ['5123456X', '5123456X'],
    ['00000000T', '0T'],
    ['X01234567L', 'X1234567L'],
    ['x-1234567-l', 'X1234567L'],
    ['12345678-9zz4', '123456789'],
    ['12345678 9 ZX1', '123456789'],
    ['12345678-9', '123456789'],
    ['0AB12345', '0AB12345'],
  ])('of %j is %s', (typed, key) => expect(identityKey(typed)).toBe(key));

  it('is the same however it is spelled, and its own key', () => {
    const document = fc.stringMatching(/^[XYZ]?\d{5,8}[A-Z]$|^\d{9}([A-Z]{2}\d)?$|^[A-Z]{3}\d{6}$/);
    fc.assert(
      fc.property(document, (typed) => {
        const key = identityKey(typed);
        expect(identityKey(` ${typed.toLowerCase().split('').join(' ')} `)).toBe(key);
        expect(identityKey(tidyIdentity(typed))).toBe(key);
      }),
    );
  });
});

it.each([
  [' x1234567l ', 'X1234567L'],
  ['12345678 9 zz1', '123456789ZZ1'],
  ['12345678-9zz1', '12345678-9ZZ1'],
  ['12345678 - 9', '12345678-9'],
  // What is none stays as it was typed, in capitals.
  ['1234 5678z', '1234 5678Z'],
])('%j is kept as %s', (typed, kept) => expect(tidyIdentity(typed)).toBe(kept));
