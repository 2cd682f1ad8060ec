import { describe, expect, it } from 'vitest';
import { checkBooking, checkCountedParty, checkStaffReservation } from './check-booking';
import { type AgeRules, partyAgeFailure } from './party-ages';
import type { BookerInput, CompanionInput } from '../schema';
import { BookingInput, StaffReservationInput } from '../schema';

const rules: AgeRules = { minimumAge: 0, childrenAllowed: true, today: '2026-06-15' };
const ana = {
  firstName: 'Ana',
  lastName: 'Peña',
  identity: '12345678Z',
  sex: 'F',
  birthDate: '1990-01-01',
  postalCode: '10001',
  province: 'Cáceres',
  locality: 'Plasencia',
  phone: '600112233',
  email: 'ana@example.org',
} as const;
const luis = {
  kind: 'adult',
  firstName: 'Luis',
  lastName: 'Gil',
  birthDate: '1991-01-01',
  identity: '87654321X',
} as const;
const eva = { kind: 'child', firstName: 'Eva', lastName: 'Gil', birthDate: '2015-01-01' } as const;

interface Change {
  booker?: Partial<BookerInput>;
  companions?: Partial<CompanionInput>[];
  language?: 'es' | 'pt';
  photoConsent?: boolean;
  privacyAccepted?: boolean;
}
const booking = ({ booker, ...change }: Change = {}) =>
  BookingInput.parse({
    activityId: 1,
    booker: { ...ana, ...booker },
    photoConsent: true,
    privacyAccepted: true,
    ...change,
  });
const staff = ({ booker, companions, language }: Change = {}) =>
  StaffReservationInput.parse({ activityId: 1, booker: { ...ana, ...booker }, companions, language });

const issuesOf = (change: Change, more: Partial<AgeRules> = {}) =>
  checkBooking(booking(change), { ...rules, ...more }).map(({ field, failure }) => `${field}: ${failure.code}`);
const staffIssues = (change: Change, more: Partial<AgeRules> = {}) =>
  checkStaffReservation(staff(change), { ...rules, ...more }).map(({ field, failure }) => `${field}: ${failure.code}`);

describe('a public booking', () => {
  it.each<[string, Change, Partial<AgeRules>, string[]]>([
    ['complete', {}, {}, []],
    ['complete with everybody', { companions: [luis, {}, eva] }, {}, []],
    ['each required field', { booker: { firstName: ' ' } }, {}, ['booker.firstName: reservations.incomplete']],
    ['a phone without a digit', { booker: { phone: 'no' } }, {}, ['booker.phone: reservations.incomplete']],
    ['no sex', { booker: { sex: '' } }, {}, ['booker.sex: reservations.incomplete']],
    ['email', { booker: { email: 'ana@example' } }, {}, ['booker.email: reservations.emailInvalid']],
    ['postal code', { booker: { postalCode: '9999' } }, {}, ['booker.postalCode: reservations.postalCodeInvalid']],
    [
      'five digits of no province',
      { booker: { postalCode: '99999' } },
      {},
      ['booker.postalCode: reservations.postalCodeUnknown'],
    ],
    [
      'a Portuguese code that begins with 0',
      { language: 'pt', booker: { identity: '12345678-9', postalCode: '0999-999' } },
      {},
      ['booker.postalCode: reservations.postalCodeUnknown'],
    ],
    [
      'Spanish postal code in Portuguese',
      { language: 'pt', booker: { identity: '12345678-9' } },
      {},
      ['booker.postalCode: reservations.postalCodeInvalid'],
    ],
    ['Portuguese formats', { language: 'pt', booker: { identity: '12345678-9', postalCode: '6000-001' } }, {}, []],
    ['a Portuguese card among Spaniards', { companions: [{ ...luis, identity: '12345678 9 ZZ1' }] }, {}, []],
    ['a passport', { booker: { identity: 'CA123456' } }, {}, []],
    ['a DNI in Portuguese', { language: 'pt', booker: { postalCode: '6000-001' }, companions: [luis] }, {}, []],
    [
      'a DNI that lacks its letter',
      { booker: { identity: '12345678' } },
      {},
      ['booker.identity: reservations.identityInvalid'],
    ],
    ['document', { booker: { identity: '123' } }, {}, ['booker.identity: reservations.identityInvalid']],
    ['under 18', { booker: { birthDate: '2008-06-16' } }, {}, ['booker.birthDate: reservations.bookerTooYoung']],
    ['18 today', { booker: { birthDate: '2008-06-15' } }, {}, []],
    ['18 is enough for a band of 16', { booker: { birthDate: '2008-06-15' } }, { minimumAge: 16 }, []],
    [
      'no calendar date',
      { booker: { birthDate: '1990-02-30' } },
      {},
      ['booker.birthDate: reservations.birthDateInvalid'],
    ],
    ['photo consent', { photoConsent: false }, {}, ['photoConsent: reservations.photoConsentMissing']],
    ['privacy', { privacyAccepted: false }, {}, ['privacyAccepted: reservations.privacyNotAccepted']],
    [
      'companion begun',
      { companions: [{ kind: 'adult', firstName: 'Luis' }] },
      {},
      [
        'companions.0.lastName: reservations.companionIncomplete',
        'companions.0.birthDate: reservations.companionIncomplete',
        'companions.0.identity: reservations.companionIdentityInvalid',
        'companions.0.birthDate: reservations.companionBirthDateInvalid',
      ],
    ],
    [
      'companion neither adult nor child',
      { companions: [{ ...luis, kind: '' }] },
      {},
      ['companions.0.kind: reservations.companionIncomplete'],
    ],
    [
      'adult companion’s email',
      { companions: [{ ...luis, email: 'x' }] },
      {},
      ['companions.0.email: reservations.companionEmailInvalid'],
    ],
    ['a child’s email is dropped', { companions: [{ ...eva, email: 'x', identity: 'x' }] }, {}, []],
    [
      'adult companion under age',
      { companions: [{ ...luis, birthDate: '2010-01-01' }] },
      {},
      ['companions.0.birthDate: reservations.companionBirthDateInvalid'],
    ],
    [
      'child as old as the band',
      { companions: [{}, { ...eva, birthDate: '2014-06-15' }] },
      { minimumAge: 12 },
      ['companions.1.birthDate: reservations.childTooYoung'],
    ],
    ['child older than the band', { companions: [{ ...eva, birthDate: '2014-06-14' }] }, { minimumAge: 12 }, []],
    ['an adult where no children are allowed', { companions: [luis] }, { childrenAllowed: false }, []],
    [
      'children where none are allowed',
      { companions: [eva] },
      { childrenAllowed: false },
      ['companions.0.kind: reservations.childrenNotAllowed'],
    ],
  ])('%s', (_name, change, more, expected) => expect(issuesOf(change, more)).toEqual(expected));

  it.each<[string, Partial<CompanionInput>, Partial<AgeRules>, object]>([
    ['is incomplete', { ...luis, lastName: '' }, {}, { person: 2 }],
    ['has an email that is none', { ...luis, email: 'x' }, {}, { person: 2 }],
    ['has a document that is none', { ...luis, identity: 'x' }, {}, { person: 2 }],
    ['is too young', { ...luis, birthDate: '2010-01-01' }, {}, { person: 2 }],
    ['is a child', eva, { childrenAllowed: false }, { person: 2 }],
    ['is a child too young', eva, { minimumAge: 12 }, { person: 2, age: 12 }],
  ])('says which companion %s', (_what, companion, more, params) => {
    const issues = checkBooking(booking({ companions: [{}, companion] }), { ...rules, ...more });
    expect(issues.map(({ failure }) => failure.params)).toEqual([params]);
  });

  it('is held to fewer kinds of documents where a door asks for that (D18)', () => {
    const card = booking({ booker: { identity: '123456789' } });
    expect(checkBooking(card, rules)).toEqual([]);
    expect(checkBooking(card, rules, ['ES']).map(({ field }) => field)).toEqual(['booker.identity']);
  });

  it('is answered in the order of B12', () => {
    const everything: Change = {
      booker: { firstName: '', email: 'x', postalCode: 'x', identity: 'x', birthDate: '2020-01-01' },
      photoConsent: false,
      privacyAccepted: false,
    };
    expect(issuesOf(everything)).toEqual([
      'booker.firstName: reservations.incomplete',
      'booker.email: reservations.emailInvalid',
      'booker.postalCode: reservations.postalCodeInvalid',
      'booker.identity: reservations.identityInvalid',
      'booker.birthDate: reservations.bookerTooYoung',
      'photoConsent: reservations.photoConsentMissing',
      'privacyAccepted: reservations.privacyNotAccepted',
    ]);
  });
});

describe('a reservation by staff', () => {
  it.each<[string, Change, Partial<AgeRules>, string[]]>([
    ['needs no birth date where the activity has no band', { booker: { birthDate: '' } }, {}, []],
    [
      'needs one where it has',
      { booker: { birthDate: '' } },
      { minimumAge: 12 },
      ['booker.birthDate: reservations.incomplete'],
    ],
    [
      'checks one that is given',
      { booker: { birthDate: '2020-01-01' } },
      {},
      ['booker.birthDate: reservations.bookerTooYoung'],
    ],
    [
      'needs a companion’s names',
      { companions: [{ kind: 'adult', firstName: 'Luis' }] },
      {},
      ['companions.0.lastName: reservations.companionIncomplete'],
    ],
    [
      'takes a companion without document and birth date',
      { companions: [{ kind: 'adult', firstName: 'Luis', lastName: 'Gil' }] },
      {},
      [],
    ],
    [
      'checks a companion’s document that is given',
      { companions: [{ ...luis, identity: '12' }] },
      {},
      ['companions.0.identity: reservations.companionIdentityInvalid'],
    ],
    [
      'takes documents of the other country and passports',
      { booker: { identity: '12345678-9' }, companions: [{ ...luis, identity: 'CA123456' }] },
      {},
      [],
    ],
    ['needs the booker’s document', { booker: { identity: '' } }, {}, ['booker.identity: reservations.incomplete']],
  ])('%s', (_name, change, more, expected) => expect(staffIssues(change, more)).toEqual(expected));
});

describe('a stored party on another date', () => {
  const age = (position: number, kind: 'booker' | 'adult' | 'child', birthDate: string | null) => ({
    position,
    kind,
    birthDate,
  });
  it.each([
    ['fits', [age(0, 'booker', '1990-01-01'), age(1, 'child', '2015-01-01')], { minimumAge: 8 }, undefined],
    ['has a booker too young', [age(0, 'booker', '2005-01-01')], { minimumAge: 30 }, 'reservations.bookerTooYoung'],
    ['has a child too young', [age(2, 'child', '2020-01-01')], { minimumAge: 8 }, 'reservations.childTooYoung'],
    [
      'has a child too young behind others',
      [age(0, 'booker', '1990-01-01'), age(1, 'adult', '1991-01-01'), age(2, 'child', '2020-01-01')],
      { minimumAge: 8 },
      'reservations.childTooYoung',
    ],
    ['has a child', [age(1, 'child', '2015-01-01')], { childrenAllowed: false }, 'reservations.childrenNotAllowed'],
    ['has an adult too young', [age(1, 'adult', '2010-01-01')], {}, 'reservations.companionBirthDateInvalid'],
    [
      'has birth dates that nobody knows',
      [age(0, 'booker', null), age(1, 'child', null)],
      { minimumAge: 8 },
      undefined,
    ],
  ] as const)('%s', (_name, party, more, code) =>
    expect(partyAgeFailure(party, { ...rules, ...more })?.code).toBe(code),
  );
});

describe('a party that was counted before its people are named', () => {
  const issues = (companions: Change['companions'] = []) =>
    checkCountedParty(booking({ companions }), rules).map(({ field, failure }) => `${field}: ${failure.code}`);
  const missing = (field: string) => `${field}: reservations.companionIncomplete`;

  it('lacks who was counted and not named, where a booking of no form takes the slot for empty', () => {
    const companions: Change['companions'] = [luis, { kind: 'adult' }, { kind: 'child' }];
    expect(issues(companions)).toEqual(
      [
        ...['firstName', 'lastName', 'birthDate', 'identity'].map((name) => `companions.1.${name}`),
        ...['firstName', 'lastName', 'birthDate'].map((name) => `companions.2.${name}`),
      ].map(missing),
    );
    expect(checkBooking(booking({ companions }), rules)).toEqual([]);
  });

  it('is asked for a document that is empty, not told that it is wrong', () => {
    expect(issues([{ ...luis, identity: '' }])).toEqual([missing('companions.0.identity')]);
    expect(issues([{ ...luis, identity: '1' }])).toEqual([
      'companions.0.identity: reservations.companionIdentityInvalid',
    ]);
  });

  it('lacks nothing once everybody is named', () => expect(issues([luis, eva])).toEqual([]));
});
