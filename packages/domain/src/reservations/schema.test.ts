import { describe, expect, it } from 'vitest';
import { refusals } from '../refusals.test-support';
import {
  ActivityCardsInput,
  ActivityReservationsInput,
  BookerInput,
  BookingInput,
  ChangeStatusInput,
  CompanionInput,
  EditReservationInput,
  ReadReservationInput,
  ReservationListInput,
  StaffReservationInput,
} from './schema';

const shared: [string, number][] = [
  ['firstName', 80],
  ['lastName', 80],
  ['identity', 15],
  ['postalCode', 10],
  ['province', 80],
  ['locality', 80],
  ['phone', 20],
  ['email', 80],
  ['birthDate', 10],
];
const nobody = { ...Object.fromEntries(shared.map(([field]) => [field, ''])), sex: '' };

describe.each([
  ['who books', BookerInput, { ...nobody, phonePrefix: '+34' }],
  ['a companion', CompanionInput, { ...nobody, kind: '' }],
] as const)('%s as typed', (_who, schema, empty) => {
  it('may have said nothing', () => expect(schema.parse({})).toEqual(empty));

  it.each(shared)('has a %s of at most %i characters, as it was typed', (field, max) => {
    expect(schema.parse({ [field]: ' a ' })).toHaveProperty(field, ' a ');
    expect(refusals(schema, { [field]: 'a'.repeat(max) })).toEqual([]);
    expect(refusals(schema, { [field]: 'a'.repeat(max + 1) })).toEqual([`${field}: too_big`]);
  });

  it.each([
    ['F', []],
    ['M', []],
    ['X', ['sex: invalid_value']],
  ])('is of the sex %s: %j', (sex, why) => expect(refusals(schema, { sex })).toEqual(why));
});

it.each([
  [{ kind: 'adult' }, []],
  [{ kind: 'child' }, []],
  [{ kind: 'booker' }, ['kind: invalid_value']],
])('a companion of the kind %j: %j', (kind, why) => expect(refusals(CompanionInput, kind)).toEqual(why));

it.each([
  ['+34', []],
  ['+351', []],
  ['+44', ['phonePrefix: invalid_value']],
])('a prefix of %s: %j', (phonePrefix, why) => expect(refusals(BookerInput, { phonePrefix })).toEqual(why));

const companions = (count: number) => Array.from({ length: count }, () => ({}));
const text = (field: string, max: number): [object, string[]][] => [
  [{ [field]: 'a'.repeat(max) }, []],
  [{ [field]: 'a'.repeat(max + 1) }, [`${field}: too_big`]],
];

describe('a public booking', () => {
  const booking = { activityId: 7, booker: {} };

  it('agrees to nothing and asks for nothing that was not said', () => {
    expect(BookingInput.parse(booking)).toEqual({
      activityId: 7,
      language: 'es',
      booker: { ...nobody, phonePrefix: '+34' },
      companions: [],
      shift: '',
      notes: '',
      answers: [],
      photoConsent: false,
      communicationsConsent: false,
      whatsapp: false,
      privacyAccepted: false,
      collaboratorId: null,
      waitingList: false,
      idempotencyKey: null,
      proof: null,
    });
  });

  it.each(['photoConsent', 'communicationsConsent', 'whatsapp', 'privacyAccepted', 'waitingList'])(
    'says %s for itself alone',
    (field) => {
      expect(BookingInput.parse({ ...booking, [field]: true })).toEqual({
        ...BookingInput.parse(booking),
        [field]: true,
      });
    },
  );

  it.each<[object, string[]]>([
    [{ companions: companions(3) }, []],
    [{ companions: companions(4) }, ['companions: too_big']],
    ...text('shift', 50),
    ...text('notes', 1000),
    ...text('idempotencyKey', 100),
    [{ idempotencyKey: '' }, ['idempotencyKey: too_small']],
    [{ collaboratorId: 0 }, ['collaboratorId: too_small']],
    [{ language: 'en' }, []],
    [{ language: 'fr' }, ['language: invalid_value']],
    [{ proof: {} }, ['proof.challenge: invalid_type', 'proof.solution: invalid_type']],
    [{ activityId: null }, ['activityId: invalid_type']],
    [{ booker: undefined }, ['booker: invalid_type']],
  ])('%#', (change, why) => expect(refusals(BookingInput, { ...booking, ...change })).toEqual(why));
});

describe('a reservation by staff', () => {
  const reservation = { activityId: null, booker: {} };

  it('is pending, told by message and within capacity unless said otherwise (B15)', () => {
    const read = {
      activityId: null,
      language: 'es',
      booker: { ...nobody, phonePrefix: '+34' },
      companions: [],
      shift: '',
      notes: '',
      status: 1,
      notify: true,
      force: false,
    };
    expect(StaffReservationInput.parse(reservation)).toEqual(read);
    // An edit leaves the state as it is.
    expect(EditReservationInput.parse({ ...reservation, id: 9 })).toEqual({ ...read, id: 9, status: null });
  });

  it.each<[object, string[]]>([
    [{ status: 1 }, []],
    [{ status: 2 }, []],
    [{ status: 3 }, []],
    [{ status: 4 }, ['status: invalid_union']],
    [{ status: 0 }, ['status: invalid_union']],
    [{ companions: companions(4) }, ['companions: too_big']],
    [{ whatsapp: false }, []],
    [{ notify: null }, ['notify: invalid_type']],
    [{ activityId: 0 }, ['activityId: too_small']],
    ...text('shift', 50),
    ...text('notes', 1000),
    ...text('stamp', 64),
  ])('%#', (change, why) => {
    expect(refusals(EditReservationInput, { ...reservation, id: 9, ...change })).toEqual(why);
  });
});

it('a change of state is told, and within capacity, unless said otherwise', () => {
  expect(ChangeStatusInput.parse({ id: 9 })).toEqual({ id: 9, notify: true, force: false });
  expect(ChangeStatusInput.parse({ id: 9, notify: false, force: true })).toEqual({ id: 9, notify: false, force: true });
});

it('a cancelled reservation is read only where it is asked for (B18)', () => {
  expect(ReadReservationInput.parse({ id: 9 })).toEqual({ id: 9, includeCancelled: false });
  expect(ReadReservationInput.parse({ id: 9, includeCancelled: true }).includeCancelled).toBe(true);
});

describe('lists of reservations', () => {
  it('are of all, from their beginning, unless something is asked for', () => {
    expect(ReservationListInput.parse({})).toEqual({
      pageIndex: 0,
      pageSize: 25,
      activityId: null,
      status: null,
      territoryId: null,
      search: '',
      order: 'shift',
      direction: 'asc',
    });
    expect(ActivityCardsInput.parse({})).toEqual({
      pageIndex: 0,
      pageSize: 9,
      territoryId: null,
      status: null,
      search: '',
    });
    expect(ActivityReservationsInput.parse({ activityId: 7 })).toEqual({ activityId: 7, search: '', limit: 200 });
  });

  it.each([
    ['pageSize', 1, 2000, ReservationListInput, {}],
    ['pageSize', 1, 200, ActivityCardsInput, {}],
    ['limit', 1, 500, ActivityReservationsInput, { activityId: 7 }],
  ] as const)('%s runs from %i to %i', (field, least, most, schema, rest) => {
    for (const size of [least, most]) expect(refusals(schema, { ...rest, [field]: size })).toEqual([]);
    expect(refusals(schema, { ...rest, [field]: least - 1 })).toEqual([`${field}: too_small`]);
    expect(refusals(schema, { ...rest, [field]: most + 1 })).toEqual([`${field}: too_big`]);
    expect(refusals(schema, { ...rest, [field]: 1.5 })).toEqual([`${field}: invalid_type`]);
  });

  it.each([
    [ReservationListInput, {}],
    [ActivityCardsInput, {}],
    [ActivityReservationsInput, { activityId: 7 }],
  ] as const)('are searched by a trimmed word of 100 characters at most', (schema, rest) => {
    expect(schema.parse({ ...rest, search: ' ana ' }).search).toBe('ana');
    expect(refusals(schema, { ...rest, search: 'a'.repeat(101) })).toEqual(['search: too_big']);
  });

  it.each([
    [{ territoryId: 2, status: 3 }, []],
    [{ territoryId: 3 }, ['territoryId: invalid_union']],
    [{ status: 4 }, ['status: invalid_union']],
  ])('are narrowed to %j: %j', (asked, why) => {
    expect(refusals(ReservationListInput, asked)).toEqual(why);
    expect(refusals(ActivityCardsInput, asked)).toEqual(why);
  });

  it.each([
    ['shift', []],
    ['createdAt', []],
    ['lastName', []],
    ['activityDate', []],
    ['email', ['order: invalid_value']],
  ])('are in the order of %s: %j', (order, why) => expect(refusals(ReservationListInput, { order })).toEqual(why));
});
