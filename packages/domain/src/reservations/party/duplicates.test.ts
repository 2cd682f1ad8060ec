import { describe, expect, it } from 'vitest';
import { failure } from '../../errors';
import { findDuplicate } from './duplicates';
import { partyOf } from './party';
import { BookerInput, CompanionInput } from '../schema';

type Keys = { email?: string; identity?: string };
const partyWith = (booker: Keys, ...companions: (Keys & { kind?: 'adult' | 'child' })[]) =>
  partyOf(
    BookerInput.parse(booker),
    companions.map((typed) => CompanionInput.parse({ kind: 'adult', firstName: 'X', ...typed })),
    'es',
  );
const taken = { emails: new Set(['taken@example.org']), identities: new Set(['11111111H']) };
const free = { emails: new Set<string>(), identities: new Set<string>() };

describe('findDuplicate, in the order of B12', () => {
  it.each([
    [
      'nobody repeats',
      partyWith({ email: 'a@example.org', identity: '1Z' }, { email: 'b@example.org', identity: '2Z' }),
      undefined,
    ],
    ['booker’s email', partyWith({ email: ' TAKEN@example.org' }), failure('reservations.emailRepeated')],
    [
      'booker’s document, however it is spelled',
      partyWith({ identity: '11.111.111-h' }),
      failure('reservations.identityRepeated'),
    ],
    [
      'email before document',
      partyWith({ email: 'taken@example.org', identity: '11111111H' }),
      failure('reservations.emailRepeated'),
    ],
    [
      'booker’s document before a companion’s email',
      partyWith({ identity: '11111111H' }, { email: 'taken@example.org' }),
      failure('reservations.identityRepeated'),
    ],
    [
      'companion’s email',
      partyWith({}, {}, { email: 'taken@example.org' }),
      failure('reservations.companionEmailRepeated', { person: 2 }),
    ],
    [
      'companion’s document',
      partyWith({}, { identity: '11111111H' }),
      failure('reservations.companionIdentityRepeated', { person: 1 }),
    ],
    [
      'companions’ emails before their documents',
      partyWith({}, { identity: '11111111H' }, { email: 'taken@example.org' }),
      failure('reservations.companionEmailRepeated', { person: 2 }),
    ],
  ])('%s', (_name, party, expected) => expect(findDuplicate(party, taken)).toEqual(expected));

  it.each([
    [
      'companion and booker share an email',
      partyWith({ email: 'a@example.org' }, { email: 'A@example.org ' }),
      failure('reservations.companionEmailRepeated', { person: 1 }),
    ],
    [
      'companion and booker share a document',
      partyWith({ identity: '1Z' }, {}, { identity: '1-z' }),
      failure('reservations.companionIdentityRepeated', { person: 2 }),
    ],
    [
      'the later of two companions is named',
      partyWith({}, { email: 'b@example.org' }, {}, { email: 'b@example.org' }),
      failure('reservations.companionEmailRepeated', { person: 3 }),
    ],
    [
      'a child’s data does not count',
      partyWith({ email: 'a@example.org' }, { kind: 'child', email: 'a@example.org' }),
      undefined,
    ],
    ['blank is no key', partyWith({ email: ' ' }, { email: '' }, { identity: '' }), undefined],
  ])('within the party: %s', (_name, party, expected) => expect(findDuplicate(party, free)).toEqual(expected));
});
