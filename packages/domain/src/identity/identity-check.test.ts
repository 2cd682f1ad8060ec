import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageFacts } from '../languages';
import { doubtfulKind } from './identity-check';

const isDoubtful = (value: string, kind: 'ES' | 'PT') => doubtfulKind(value, [kind]) === kind;

describe('the check letter of a DNI or NIE', () => {
  it.each([
    '12345678Z',
    ' 12345678z ',
    '00000000T',
    '00000T',
    '12345V',
    'X1234567L',
    'Y0000000Z',
    'Z0000000M',
    'X01234567L',
    'Y12345P',
    'Y01234567X',
  ])('fits %s', (value) => expect(isDoubtful(value, 'ES')).toBe(false));

  it.each(['12345678A', '00000000R', 'X1234567Z', 'Y1234567L', 'Z1234567L', 'Y01234567A'])('does not fit %s', (value) =>
    expect(isDoubtful(value, 'ES')).toBe(true),
  );

  it('says nothing of what is no document, nor of an NIE that nobody knows how to count', () => {
    for (const value of ['', '1234', '12345678', 'Y12345678A']) expect(isDoubtful(value, 'ES')).toBe(false);
  });

  it('fits one letter of every number, and tells one wrong digit', () => {
    const letters = Array.from({ length: 26 }, (_, index) => String.fromCodePoint(65 + index));
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 99_999_999 }), fc.integer({ min: 1, max: 9 }), (number, change) => {
        const fitting = letters.filter((letter) => !isDoubtful(`${number}${letter}`, 'ES'));
        expect(fitting).toHaveLength(1);
        const other = String(number - (number % 10) + (((number % 10) + change) % 10));
        expect(isDoubtful(`${other}${fitting[0]}`, 'ES')).toBe(true);
      }),
    );
  });
});

describe('the check digits of a Portuguese document', () => {
  it.each([
    ['Cartão de Cidadão', '000000000ZZ4'],
    ['of another number and letters', '123456789ZX5'],
    ['with a dash', '00000000-0ZZ4'],
    ['in small letters', '000000000zz4'],
    ['NIF', '123456789'],
    ['Bilhete de Identidade', '12345678-9'],
  ])('fit: %s', (_kind, value) => expect(isDoubtful(value, 'PT')).toBe(false));

  it.each([
    ['the last one', '000000000ZZ5'],
    ['the ninth', '123456780'],
    ['the ninth of a card', '000000001ZZ4'],
    ['a letter', '000000000ZY4'],
    ['letters that changed places', '123456789XZ5'],
  ])('do not fit: %s', (_what, value) => expect(isDoubtful(value, 'PT')).toBe(true));

  it('fit one ninth digit of every number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000_000, max: 99_999_999 }), (number) => {
        const digits = Array.from({ length: 10 }, (_, digit) => digit);
        const fitting = digits.filter((digit) => !isDoubtful(`${number}${digit}`, 'PT'));
        expect(fitting).toHaveLength(1);
      }),
    );
  });
});

describe('a document of whatever kind', () => {
  it.each([
    ['12345678A', 'ES'],
    ['123456780', 'PT'],
    ['12345678 9 ZZ0', 'PT'],
    ['12345678 9 ZZ1', undefined],
    ['12345678Z', undefined],
    ['CA123456', undefined],
    ['1234', undefined],
  ])('%s, in Spanish or Portuguese: in doubt as %s', (value, doubtful) => {
    for (const language of ['es', 'pt'] as const)
      expect(doubtfulKind(value, languageFacts[language].documents)).toBe(doubtful);
  });

  it.each(['12345678A', '123456780'])('%s could be a passport in English', (value) =>
    expect(doubtfulKind(value, languageFacts.en.documents)).toBeUndefined(),
  );

  it('is none of the kinds asked for', () => expect(doubtfulKind('123456780', ['ES'])).toBeUndefined());
});
