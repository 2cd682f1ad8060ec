import { describe, expect, it } from 'vitest';
import { emailKey, isEmail, isPostalCode, mobileNumber, phoneDigits, readPhone, searchedPhone } from './identity';

describe('isPostalCode', () => {
  it.each([
    ['10001', 'ES', true],
    ['01001', 'ES', true],
    ['52001', 'ES', true],
    ['00001', 'ES', false],
    ['53001', 'ES', false],
    ['1000', 'ES', false],
    ['100011', 'ES', false],
    ['1000A', 'ES', false],
    ['6000-001', 'ES', false],
    ['6000-001', 'PT', true],
    ['0000-001', 'PT', false],
    ['6000001', 'PT', false],
    ['6000-01', 'PT', false],
    ['6000-0011', 'PT', false],
    ['10001', 'PT', false],
    ['', 'PT', false],
  ] as const)('%j in %s → %j', (typed, country, valid) => expect(isPostalCode(typed, country)).toBe(valid));
});

describe('isEmail', () => {
  it.each([
    ['ana@example.org', true],
    [' ana@example.org ', true],
    ['ana.garcia+aves@sub.example.co', true],
    ['ana@example', false],
    ['ana@example.o', false],
    ['ana example@example.org', false],
    ['ana@exa mple.org', false],
    ['ana@@example.org', false],
    ['<ana@example.org>', false],
    ['ana,luis@example.org', false],
    ['@example.org', false],
    ['ana@', false],
    ['', false],
    [`${'a'.repeat(68)}@example.org`, true],
    [`${'a'.repeat(69)}@example.org`, false],
  ])('%j → %j', (typed, valid) => expect(isEmail(typed)).toBe(valid));
});

it.each([
  [' Ana@Example.ORG ', 'ana@example.org'],
  ['ana @example.org', 'ana@example.org'],
])('email %j has the key %s (B13)', (typed, key) => expect(emailKey(typed)).toBe(key));

it('phones are kept as their digits', () => {
  expect(phoneDigits('600 11-22.33')).toBe('600112233');
  expect(phoneDigits('no tengo')).toBe('');
});

describe('what was typed to search with', () => {
  it.each([
    ['655 44', '65544'],
    ['+34 (655) 443-322', '34655443322'],
    [' 443.322 ', '443322'],
    ['34', null],
    ['345', '345'],
    // Letters mean no phone: its digits would find every number that has them.
    ['MON-34XKQVK6', null],
    ['34xkqvk6', null],
    ['maría600@example.org', null],
    ['Peña 600', null],
    ['', null],
  ])('%j looks for telephones with %s', (typed, digits) => expect(searchedPhone(typed)).toBe(digits));
});

describe('a telephone number beside a prefix', () => {
  it.each([
    ['+34', '600 11 22 33', '+34', '600112233'],
    ['+351', '912-345-678', '+351', '912345678'],
    // Its own country's code counts, whatever the field beside it says.
    ['+34', '+351 912 345 678', '+351', '912345678'],
    ['+351', '+34 600112233', '+34', '600112233'],
    ['+34', '00351 912345678', '+351', '912345678'],
    ['+34', '351912345678', '+351', '912345678'],
    ['+34', '34600112233', '+34', '600112233'],
    ['+351', '(+34) 600112233', '+34', '600112233'],
    ['+34', '+34 611', '+34', '611'],
    ['+34', '+44 7911 123456', null, '+447911123456'],
    ['+351', '0044 7911 123456', null, '+447911123456'],
    ['+34', '447911123456', null, '+447911123456'],
    ['+34', '+1 212 555 0123', null, '+12125550123'],
    // Stored, and read again.
    ['+34', '+447911123456', null, '+447911123456'],
    [null, '600112233', null, '600112233'],
    // What names no country stays as it was typed.
    ['+34', '927 199 134 ext. 55', '+34', '92719913455'],
    ['+351', '277201112 - 12', '+351', '27720111212'],
    ['+351', '30050000012', '+351', '30050000012'],
    ['+34', '919876543210', '+34', '919876543210'],
    ['+34', '+34 927 199 134 ext. 5', '+34', '9271991345'],
    ['+34', '000000000', '+34', '000000000'],
    ['+351', '+0034600112233', '+34', '600112233'],
    ['+34', '6000000001', '+34', '6000000001'],
    ['+34', '+34', '+34', '34'],
    ['+34', 'no tengo', '+34', ''],
  ])('%s %j is %s %s', (prefix, typed, phonePrefix, phone) => {
    expect(readPhone(prefix, typed)).toEqual({ phonePrefix, phone });
  });

  it.each([
    ['+34', '+351 912 345 678', '+351912345678'],
    ['+34', '351912345678', '+351912345678'],
    ['+351', '0034600112233', '+34600112233'],
    [null, '600112233', '+34600112233'],
    ['+34', '+447911123456', null],
    ['+34', '927199134', null],
    ['+351', '600112233', null],
    ['+34', null, null],
  ])('%s %s is reached by WhatsApp as %s', (prefix, phone, number) => {
    expect(mobileNumber(prefix, phone)).toBe(number);
  });
});
