import { describe, expect, it } from 'vitest';
import { isEmptySlot, partyOf } from './party';
import { BookerInput, CompanionInput } from '../schema';

const booker = BookerInput.parse({
  firstName: ' Ana ',
  lastName: 'Peña',
  identity: ' 12345678z',
  email: 'Ana@Example.org ',
  phone: '600 11 22 33',
  phonePrefix: '+351',
  postalCode: '10001',
});
const slot = (typed: Partial<CompanionInput> = {}) => CompanionInput.parse(typed);

it.each([
  [{}, true],
  [{ kind: 'adult' }, true],
  [{ kind: 'child', firstName: '  ' }, true],
  [{ firstName: 'Luis' }, false],
  [{ birthDate: '2000-01-01' }, false],
  [{ sex: 'F' }, false],
] as const)('isEmptySlot(%j) → %j', (typed, empty) => expect(isEmptySlot(slot(typed))).toBe(empty));

describe('partyOf', () => {
  it('keeps the booker tidied, with keys for comparing', () => {
    expect(partyOf(booker, [], 'es')).toEqual([
      {
        position: 0,
        kind: 'booker',
        firstName: 'Ana',
        lastName: 'Peña',
        identity: '12345678Z',
        identityKey: '12345678Z',
        sex: null,
        birthDate: null,
        country: 'ES',
        postalCode: '10001',
        province: null,
        locality: null,
        phonePrefix: '+351',
        phone: '600112233',
        email: 'Ana@Example.org',
        emailKey: 'ana@example.org',
      },
    ]);
  });

  it('leaves empty slots out and companions in their slots', () => {
    const party = partyOf(
      booker,
      [slot(), slot({ kind: 'adult', firstName: 'Luis' }), slot({ kind: 'child', firstName: 'Eva' })],
      'pt',
    );
    expect(party.map(({ position, kind, country }) => [position, kind, country])).toEqual([
      [0, 'booker', 'PT'],
      [2, 'adult', 'PT'],
      [3, 'child', 'PT'],
    ]);
  });

  it('drops a child’s contact data', () => {
    const typed = {
      kind: 'child' as const,
      firstName: 'Eva',
      lastName: 'Peña',
      birthDate: '2018-01-01',
      sex: 'F' as const,
      identity: '87654321X',
      postalCode: '10001',
      province: 'Cáceres',
      locality: 'Plasencia',
      phone: '611',
      email: 'eva@example.org',
    };
    expect(partyOf(booker, [slot(typed)], 'es')[1]).toMatchObject({
      firstName: 'Eva',
      birthDate: '2018-01-01',
      sex: 'F',
      identity: null,
      identityKey: null,
      postalCode: null,
      province: null,
      locality: null,
      phone: null,
      phonePrefix: null,
      email: null,
      emailKey: null,
    });
  });

  it('a number that names its country is of that country, the booker’s and a companion’s for themselves', () => {
    const [self, first, second] = partyOf(
      { ...booker, phonePrefix: '+34', phone: '+351 912 345 678' },
      [slot({ kind: 'adult', phone: '611' }), slot({ kind: 'adult', phone: '+44 7911 123456' })],
      'pt',
    );
    expect([self, first, second].map((person) => [person?.phonePrefix, person?.phone])).toEqual([
      ['+351', '912345678'],
      ['+34', '611'],
      [null, '+447911123456'],
    ]);
  });

  it('gives an adult companion’s phone the booker’s prefix', () => {
    const [, first, second] = partyOf(
      booker,
      [slot({ kind: 'adult', phone: '611' }), slot({ kind: 'adult', firstName: 'Luis' })],
      'es',
    );
    expect([first?.phonePrefix, second?.phonePrefix]).toEqual(['+351', null]);
  });
});
