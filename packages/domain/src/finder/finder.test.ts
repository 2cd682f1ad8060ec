import { describe, expect, it } from 'vitest';
import { FindInput, readSought } from './index';

const words = (typed: string) => readSought(typed)?.words;

describe('what is looked for (B86)', () => {
  it.each(['', '  ', 'a', 'ga', 'de la', '123', '+34', '+351', '+34 612', '---', '()', '%%%', '_a_', 'j.m.'])(
    '%j is too little',
    (typed) => expect(readSought(typed)).toBeNull(),
  );

  it.each<[string, string[]]>([
    ['gar', ['gar']],
    [' garcía   maría ', ['garcía', 'maría']],
    ['mª de garcía', ['garcía']],
    ['j. garcía-lópez', ['garcía-lópez']],
    ['ana@example.org', ['ana@example.org']],
    ['100%', ['100%']],
    ['612 345', ['612', '345']],
    ['12 34', []],
  ])('%j is looked for word by word', (typed, expected) => expect(words(typed)).toEqual(expected));

  it.each([
    ['612 345 678', '612345678'],
    ['+34 612-345-678', '612345678'],
    ['0034612345678', '612345678'],
    ['34612345678', '612345678'],
    ['+351 912 345 678', '912345678'],
    ['345 678', '345678'],
    ['+44 20 7946 0000', '442079460000'],
    ['(612) 34', '61234'],
  ])('%j is the telephone %s', (typed, phone) => expect(readSought(typed)).toMatchObject({ phone }));

  it.each([
    ['mon-abcd2345', 'ABCD2345'],
    ['TAJ ABCD2345', 'ABCD2345'],
    ['abcd2345', 'ABCD2345'],
    ['ABCD234', null],
    ['23456789', '23456789'],
    ['ana garcía', null],
  ])('%j is the reference %s (B16)', (typed, reference) => expect(readSought(typed)).toMatchObject({ reference }));

  it('looks for the start of a reference from the fourth sign on', () => {
    expect(readSought('mon-ABCD')?.referenceRange).toEqual({ from: 'ABCD0000', to: 'ABCDZZZZ' });
    expect(readSought('ABC')?.referenceRange).toBeNull();
  });

  it.each([
    ['12345678z', '12345678Z'],
    ['12.345.678-Z', null],
    ['x1234567L', 'X1234567L'],
    ['12345678 9 ZZ4', '123456789'],
    ['garcia', null],
    ['612345678', '612345678'],
  ])('%j is the document %s', (typed, identityKey) => expect(readSought(typed)).toMatchObject({ identityKey }));
});

it('takes at most 100 characters and no group that there is not', () => {
  expect(FindInput.parse({ typed: ' ana\u0000 ' })).toEqual({ typed: 'ana', group: null });
  for (const wrong of [{ typed: 'a'.repeat(101) }, { typed: 7 }, { typed: 'ana', group: 'sessions' }, {}])
    expect(FindInput.safeParse(wrong).success).toBe(false);
});
