import { describe, expect, it } from 'vitest';
import { checkGroup } from './check-enquiry';
import { ConvertGroupInput, GroupRequestInput } from './group-inputs';

const asked = GroupRequestInput.parse({
  activityId: 4,
  language: 'pt',
  organisation: 'Escola Básica de Nisa',
  firstName: 'Inês',
  lastName: 'Sá',
  email: 'ines@example.org',
  phonePrefix: '+351',
  phone: '912 345 678',
  adults: 3,
  minors: 24,
  privacyAccepted: true,
  idempotencyKey: 'k',
});

describe("a group's request (B83)", () => {
  it('needs whom to call and how many they are; organisation, date and remarks may be left out', () => {
    expect(checkGroup(asked)).toEqual([]);
    expect(checkGroup({ ...asked, organisation: '', text: 'Temos autocarro.', wishedDate: 'Em maio' })).toEqual([]);
  });

  it.each([
    [{ firstName: ' ' }, 'firstName', 'reservations.incomplete'],
    [{ lastName: '' }, 'lastName', 'reservations.incomplete'],
    [{ email: '' }, 'email', 'reservations.incomplete'],
    [{ phone: '' }, 'phone', 'reservations.incomplete'],
    [{ email: 'ines@' }, 'email', 'reservations.emailInvalid'],
    [{ privacyAccepted: false }, 'privacyAccepted', 'reservations.privacyNotAccepted'],
    [{ organisation: 'Ganhe em malo.com' }, 'organisation', 'reservations.textRefused'],
    [{ wishedDate: 'maio\u202E' }, 'wishedDate', 'reservations.textRefused'],
    [{ text: 'Veja https://malo.example' }, 'text', 'reservations.textRefused'],
  ])('of %j the fault lies in %s: %s', (change, field, code) => {
    expect(checkGroup({ ...asked, ...change }).map((issue) => [issue.field, issue.failure.code])).toEqual([
      [field, code],
    ]);
  });

  it('faults come in the order of the form, whose first one is led to', () => {
    const fields = checkGroup({ ...asked, adults: 0, minors: 0, firstName: '', phone: '' }).map(({ field }) => field);
    expect(fields).toEqual(['adults', 'firstName', 'phone']);
  });

  it.each([
    [1, 4, true],
    [5, 0, true],
    [1, 199, true],
    [200, 0, true],
    [0, 5, false],
    [1, 3, false],
    [2, 199, false],
    [Number.NaN, 5, false],
    [2.5, 5, false],
    [9, -1, false],
  ])('is one of %s adults and %s minors: %s', (adults, minors, isGroup) => {
    expect(checkGroup({ ...asked, adults, minors }).map(({ failure }) => failure.code)).toEqual(
      isGroup ? [] : ['inbox.groupSize'],
    );
  });

  it('has limits on everything', () => {
    for (const change of [
      { organisation: 'a'.repeat(121) },
      { wishedDate: 'a'.repeat(101) },
      { text: 'a'.repeat(2001) },
      { adults: 10_000 },
      { minors: -1 },
      { adults: 1.5 },
    ])
      expect(GroupRequestInput.safeParse({ ...asked, ...change }).success).toBe(false);
  });
});

describe('what staff make of it', () => {
  const made = { id: 1, activityId: 4, adults: 3, minors: 24 };

  it('is a pending reservation that is told of, unless they say otherwise', () => {
    expect(ConvertGroupInput.parse(made)).toEqual({ ...made, shift: '', notes: '', status: 1, notify: true });
  });

  it.each([
    { adults: 0 },
    { adults: 201 },
    { minors: -1 },
    { minors: 200 },
    { adults: 101, minors: 100 },
    { adults: 1, minors: 0 },
    { status: 4 },
    { notes: 'a'.repeat(1001) },
    { shift: 'a'.repeat(51) },
  ])('is not %j', (change) => expect(ConvertGroupInput.safeParse({ ...made, ...change }).success).toBe(false));

  it('may be smaller than what was asked for', () => {
    expect(ConvertGroupInput.safeParse({ ...made, adults: 1, minors: 1 }).success).toBe(true);
    expect(ConvertGroupInput.safeParse({ ...made, adults: 1, minors: 199 }).success).toBe(true);
  });
});
