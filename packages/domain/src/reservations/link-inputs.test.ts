import { describe, expect, it } from 'vitest';
import { refusals } from '../refusals.test-support';
import { AttendanceFilter, AttendanceListInput, NoteAttendanceInput, ReminderSwitch } from './attendance-answer';
import { ChangeShiftInput, CorrectNameInput, RemoveCompanionInput, SwitchWhatsappInput } from './my-booking';
import { OwnReservationsInput } from './own';
import { ExportSheetInput } from './staff/printed-list';
import { BookingProof } from './proof';
import { CancellationPair, VisitInput, VisitorLookup, VisitTicket } from './public-input';
import { ReadingsInput } from './readings';
import { OfferAnswer, OfferLink, waitingListRoom, WaitingListInput } from './waiting-list';

const link = { token: 'firmado', language: 'pt' };
const change = { ...link, version: 'v1' };

describe('who holds the link of a reservation', () => {
  it.each([
    ['takes a companion out', RemoveCompanionInput, { ...change, personId: 4 }],
    ['changes the shift', ChangeShiftInput, { ...change, shiftId: 5 }],
    ['corrects a name', CorrectNameInput, { ...change, personId: 4, firstName: 'Ana', lastName: 'Gil' }],
    ['switches WhatsApp', SwitchWhatsappInput, { ...link, wanted: false }],
    ['switches reminders', ReminderSwitch, { ...link, off: true }],
  ] as const)('%s, and says all of it', (_what, schema, given) => {
    expect(schema.parse({ ...given, more: 1 })).toEqual(given);
    for (const field of Object.keys(given).filter((name) => name !== 'language'))
      expect(refusals(schema, { ...given, [field]: undefined })).toEqual([`${field}: invalid_type`]);
    const { language: _, ...without } = given;
    expect(schema.parse(without)).toHaveProperty('language', 'es');
  });

  it.each([
    [{ version: '' }, []],
    [{ version: 'a'.repeat(100) }, []],
    [{ version: 'a'.repeat(101) }, ['version: too_big']],
    [{ firstName: 'a'.repeat(80), lastName: 'b'.repeat(80) }, []],
    [{ firstName: 'a'.repeat(81) }, ['firstName: too_big']],
    [{ lastName: 'a'.repeat(81) }, ['lastName: too_big']],
    [{ firstName: ' ' }, ['firstName: too_small']],
    [{ lastName: ' ' }, ['lastName: too_small']],
  ])('corrects a name %#', (given, why) => {
    const name = { ...change, personId: 4, firstName: 'Ana', lastName: 'Gil' };
    expect(refusals(CorrectNameInput, { ...name, ...given })).toEqual(why);
  });
});

describe('an offer', () => {
  it.each(['accept', 'decline', 'leave'])('is answered by %s', (answer) => {
    expect(OfferAnswer.parse({ ...link, answer })).toEqual({ ...link, answer });
  });

  it.each([
    [{ token: 'a' }, []],
    [{ token: 'a'.repeat(200) }, []],
    [{ token: '' }, ['token: too_small']],
    [{ token: 'a'.repeat(201) }, ['token: too_big']],
    [{ token: 'a', language: 'fr' }, ['language: invalid_value']],
  ])('has its link %#', (given, why) => {
    expect(refusals(OfferLink, given)).toEqual(why);
    expect(refusals(OfferAnswer, { ...given, answer: 'leave' })).toEqual(why);
  });

  it('is not answered otherwise', () => {
    expect(refusals(OfferAnswer, { ...link, answer: 'cancel' })).toEqual(['answer: invalid_value']);
    expect(OfferLink.parse({ token: 'a' }).language).toBe('es');
  });
});

it.each([
  [0, 2, 20],
  [10, 2, 20],
  [11, 2, 22],
  [30, 1, 30],
  [19, 1, 20],
])('for %i places, by a factor of %i, %i may wait', (capacity, factor, room) => {
  expect(waitingListRoom(capacity, factor)).toBe(room);
});

it.each([
  [undefined, 50],
  [1, 1],
  [200, 200],
  [0, null],
  [201, null],
])('a waiting list of %s shows %s', (limit, shown) => {
  expect(WaitingListInput.safeParse({ activityId: 7, limit }).data?.limit ?? null).toBe(shown);
});

describe('who comes, as staff see it', () => {
  it.each(['unanswered', 'coming', 'released', 'all'])('is narrowed to %s', (filter) => {
    expect(AttendanceFilter.parse(filter)).toBe(filter);
    expect(AttendanceListInput.parse({ activityId: 7, filter })).toMatchObject({ filter, pageIndex: 0, pageSize: 25 });
  });

  it('a mark may be taken back', () => {
    expect(NoteAttendanceInput.parse({ id: 7, coming: false })).toEqual({ id: 7, coming: false });
    expect(refusals(AttendanceListInput, { activityId: 7, filter: 'absent' })).toEqual(['filter: invalid_value']);
  });
});

describe('pages of reservations', () => {
  it('of a member are of those to come, in Spanish, unless asked otherwise', () => {
    const page = { pageIndex: 0, pageSize: 25 };
    expect(OwnReservationsInput.parse({})).toEqual({ ...page, time: 'coming', language: 'es' });
    expect(OwnReservationsInput.parse({ time: 'past', language: 'pt' })).toEqual({
      ...page,
      time: 'past',
      language: 'pt',
    });
    expect(refusals(OwnReservationsInput, { time: 'all', language: 'en' })).toEqual([
      'time: invalid_value',
      'language: invalid_value',
    ]);
  });

  it('of readings are of both kinds unless one is named (B43)', () => {
    const page = { activityId: 7, pageIndex: 0, pageSize: 25 };
    expect(ReadingsInput.parse({ activityId: 7 })).toEqual({ ...page, kind: null, search: '' });
    for (const kind of ['attendance', 'visit'])
      expect(ReadingsInput.parse({ activityId: 7, kind, search: ' ana ' })).toEqual({ ...page, kind, search: 'ana' });
    expect(refusals(ReadingsInput, { activityId: 7, kind: 'call', search: 'a'.repeat(101) })).toEqual([
      'kind: invalid_value',
      'search: too_big',
    ]);
  });

  it('of a spreadsheet are of no one list', () => {
    expect(ExportSheetInput.parse({ activityId: 7, list: 'waiting' })).toEqual({ activityId: 7, language: 'es' });
  });
});

describe('what visitors show and send', () => {
  it.each([
    ['the longest code', VisitorLookup, { code: 'a'.repeat(1000), collaboratorId: 3 }, []],
    ['a longer one', VisitorLookup, { code: 'a'.repeat(1001), collaboratorId: 3 }, ['code: too_big']],
    ['a code for nobody', VisitorLookup, { code: 'a', collaboratorId: 0 }, ['collaboratorId: too_small']],
    ['a ticket', VisitTicket, { ticket: 'a' }, []],
    ['the longest ticket', VisitTicket, { ticket: 'a'.repeat(200) }, []],
    ['an empty ticket', VisitTicket, { ticket: '' }, ['ticket: too_small']],
    ['a longer ticket', VisitTicket, { ticket: 'a'.repeat(201) }, ['ticket: too_big']],
    ['a visit', VisitInput, { reservationId: 7, collaboratorId: 3 }, []],
    ['half a visit', VisitInput, { reservationId: 7 }, ['collaboratorId: invalid_type']],
    ['a pair', CancellationPair, { id: 7, email: 'a'.repeat(80) }, []],
    ['a longer pair', CancellationPair, { id: 7, email: 'a'.repeat(81) }, ['email: too_big']],
  ] as const)('%s', (_what, schema, given, why) => expect(refusals(schema, given)).toEqual(why));
});

describe('work that a device did', () => {
  const parameters = {
    algorithm: 'SHA-256',
    cost: 3,
    data: { activity: 7, expires: 1_800_000_000_000 },
    keyLength: 32,
    keyPrefix: '00',
    nonce: 'ab',
    salt: 'cd',
  };
  const proof = { challenge: { parameters, signature: 'ef' }, solution: { counter: 0, derivedKey: '0012' } };
  const why = (changed: object, solution: object = {}) =>
    refusals(BookingProof, {
      challenge: { ...proof.challenge, parameters: { ...parameters, ...changed } },
      solution: { ...proof.solution, ...solution },
    });
  const at = 'challenge.parameters';

  it('is sent with the challenge that it answers', () => expect(BookingProof.parse(proof)).toEqual(proof));

  it.each<[object, string[]]>([
    [{ algorithm: 'SHA-1' }, [`${at}.algorithm: invalid_value`]],
    [{ cost: 1 }, []],
    [{ cost: 10 }, []],
    [{ cost: 0 }, [`${at}.cost: too_small`]],
    [{ cost: 11 }, [`${at}.cost: too_big`]],
    [{ keyLength: 33 }, [`${at}.keyLength: too_big`]],
    [{ nonce: 'a'.repeat(128), salt: 'b'.repeat(128), keyPrefix: 'c'.repeat(128) }, []],
    [{ nonce: 'a'.repeat(129) }, [`${at}.nonce: too_big`]],
    [{ salt: 'a'.repeat(129) }, [`${at}.salt: too_big`]],
    [{ keyPrefix: 'a'.repeat(129) }, [`${at}.keyPrefix: too_big`]],
    [{ more: 1 }, [`${at}: unrecognized_keys`]],
    [{ data: { activity: 7, expires: 1, more: 1 } }, [`${at}.data: unrecognized_keys`]],
    [{ data: { activity: 7 } }, [`${at}.data.expires: invalid_type`]],
  ])('with %#', (changed, refused) => expect(why(changed)).toEqual(refused));

  it.each([
    [{ counter: -1 }, ['solution.counter: too_small']],
    [{ counter: 0.5 }, ['solution.counter: invalid_type']],
    [{ derivedKey: 'a'.repeat(129) }, ['solution.derivedKey: too_big']],
  ])('and is none with %j', (solution, refused) => expect(why({}, solution)).toEqual(refused));
});
