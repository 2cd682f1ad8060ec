import { checkBooking, nobody } from '@dehesa/domain/reservations';
import { describe, expect, it } from 'vitest';
import {
  birthDateParts,
  bookingInputOf,
  emptyCompanion,
  emptyDraft,
  isoBirthDate,
  joinBirthDate,
  withOwnPlaces,
} from './booking-draft';
import { bookingFailureText, checkForm, refusalText } from '../booking-checks';
import { refusedField } from '../problems/refused-field';

const about = { activityId: 7, language: 'es', collaboratorId: 4, waitingList: false } as const;
const rules = { minimumAge: 0, childrenAllowed: true, today: '2026-11-21', questions: [] };

describe('a birth date as typed', () => {
  it.each([
    ['', '', '', '', ''],
    ['1950', '3', '5', '1950-3-5', '1950-03-05'],
    ['1950', '12', '31', '1950-12-31', '1950-12-31'],
    ['1950', '3', '', '1950-3-', '1950-3-'],
    ['', '', '5', '--5', '--5'],
    ['49', '3', '5', '49-3-5', '49-03-05'],
  ])('%s %s %s', (year, month, day, kept, iso) => {
    expect(joinBirthDate({ year, month, day })).toBe(kept);
    expect(birthDateParts(kept)).toEqual({ year, month, day });
    expect(isoBirthDate(kept)).toBe(iso);
  });

  it('with a part missing is no date', () => {
    const draft = { ...emptyDraft('k', '+34'), booker: { ...emptyDraft('k', '+34').booker, birthDate: '1950-3-' } };
    expect(checkBooking(bookingInputOf(draft, about), rules)).toContainEqual({
      field: 'booker.birthDate',
      failure: { code: 'reservations.birthDateInvalid' },
    });
  });
});

describe('bookingInputOf', () => {
  it('carries the draft, its key and the collaborator', () => {
    const draft = {
      ...emptyDraft('clave', '+351'),
      companions: [{ ...emptyCompanion('child'), birthDate: '2015-2-1' }],
      notes: 'Alergia',
    };
    expect(bookingInputOf(draft, about)).toMatchObject({
      ...about,
      idempotencyKey: 'clave',
      notes: 'Alergia',
      booker: { phonePrefix: '+351' },
      companions: [{ kind: 'child', birthDate: '2015-02-01' }],
    });
  });
});

describe('checkForm', () => {
  it('asks for a companion that the size of the party counts and nobody filled in', () => {
    const draft = { ...emptyDraft('k', '+34'), companions: [emptyCompanion('child')] };
    const fields = checkForm(bookingInputOf(draft, about), rules, false).map(({ field }) => field);
    expect(fields.filter((field) => field.startsWith('companions'))).toEqual([
      'companions.0.firstName',
      'companions.0.lastName',
      'companions.0.birthDate',
    ]);
    expect(fields.indexOf('booker.email')).toBeLessThan(fields.indexOf('companions.0.firstName'));
    expect(fields.indexOf('companions.0.birthDate')).toBeLessThan(fields.indexOf('photoConsent'));
  });

  it('asks for a shift first, only where there are some', () => {
    const input = bookingInputOf(emptyDraft('k', '+34'), about);
    expect(checkForm(input, rules, true)[0]).toEqual({
      field: 'shift',
      failure: { code: 'reservations.shiftMissing' },
    });
    expect(checkForm({ ...input, shift: 'Mañana' }, rules, true)[0]?.field).toBe('booker.firstName');
    expect(checkForm(input, rules, false).some(({ field }) => field === 'shift')).toBe(false);
  });
});

describe('refusedField', () => {
  it.each([
    [{ code: 'reservations.emailRepeated' }, 'booker.email'],
    [{ code: 'reservations.identityRepeated' }, 'booker.identity'],
    [{ code: 'reservations.companionIdentityRepeated', params: { person: 3 } }, 'companions.2.identity'],
    [{ code: 'reservations.companionEmailRepeated', params: { person: 1 } }, 'companions.0.email'],
    [{ code: 'reservations.capacityExceeded' }, undefined],
    [{ code: 'reservations.sameDate' }, undefined],
    // The page has no field for a question that it does not know yet.
    [{ code: 'reservations.answerMissing', params: { field: 'answers.party.1' } }, undefined],
  ] as const)('%o', (failed, field) => {
    expect(refusedField(failed)).toBe(field);
  });
});

it.each(['answerMissing', 'answerInvalid'] as const)(
  '%s of the server tells that the questions have changed',
  (code) => {
    const failed = { code: `reservations.${code}`, params: { field: 'answers.party.1' } } as const;
    expect(refusalText('es', failed)?.title).toBe('Las preguntas han cambiado');
    expect(refusalText('es', { code: 'reservations.sameDate' })).toEqual(
      bookingFailureText('es', { code: 'reservations.sameDate' }),
    );
  },
);

describe('withOwnPlaces', () => {
  it.each([
    ['ES', 'Cáceres', 'Cáceres'],
    ['PT', 'Cáceres', ''],
    ['PT', 'Portalegre', 'Portalegre'],
    ['ES', '', ''],
  ] as const)('in %s, of %s keeps %s', (country, province, kept) => {
    const draft = emptyDraft('k', '+34');
    const left = withOwnPlaces(
      {
        ...draft,
        booker: { ...draft.booker, province },
        companions: [{ ...nobody, kind: 'adult', locality: 'Coria', province }],
      },
      country,
    );
    expect(left.booker.province).toBe(kept);
    expect(left.companions).toMatchObject([{ province: kept, locality: kept === province ? 'Coria' : '' }]);
  });
});
