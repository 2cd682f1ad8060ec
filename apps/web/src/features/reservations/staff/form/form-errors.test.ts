import { failure } from '@dehesa/domain/errors';
import { CompanionInput, StaffReservationInput } from '@dehesa/domain/reservations';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadErrorTexts } from '../../../../lib/error-texts';
import { checkReservation, fieldErrors, refusedReservationField } from './form-errors';

beforeAll(async () => {
  await Promise.all([loadErrorTexts('es'), loadErrorTexts('pt')]);
});

const today = '2026-11-21';
const everybody = { minimumAge: 0, childrenAllowed: true, today, hasShifts: false };

const complete = StaffReservationInput.parse({
  activityId: 7,
  booker: {
    firstName: 'Lucía',
    lastName: 'Peña',
    identity: '12345678Z',
    sex: 'F',
    postalCode: '10001',
    province: 'Cáceres',
    locality: 'Cáceres',
    phone: '600111222',
    email: 'lucia@correo.test',
  },
});

const fieldsOf = (...checked: Parameters<typeof checkReservation>) =>
  checkReservation(...checked).map(({ field }) => field);

describe('checkReservation', () => {
  it('accepts a complete reservation of a booker alone, without a birth date', () => {
    expect(fieldsOf(complete, everybody, today)).toEqual([]);
  });

  it('asks for the activity first, and still tells what else is missing', () => {
    const input = StaffReservationInput.parse({ activityId: null, booker: {} });
    const [first, ...others] = fieldsOf(input, undefined, today);
    expect(first).toBe('activityId');
    expect(others).toContain('booker.firstName');
  });

  it('does not ask for an activity that is chosen, also while what it asks is still on its way', () => {
    expect(fieldsOf(complete, undefined, today)).toEqual([]);
  });

  it('asks for the birth date where the activity has an age band', () => {
    expect(fieldsOf(complete, { ...everybody, minimumAge: 16 }, today)).toEqual(['booker.birthDate']);
  });

  it('asks for a shift only where there are shifts', () => {
    expect(fieldsOf(complete, { ...everybody, hasShifts: true }, today)).toEqual(['shift']);
    expect(fieldsOf({ ...complete, shift: 'Mañana' }, { ...everybody, hasShifts: true }, today)).toEqual([]);
  });

  it('names the field of a companion', () => {
    const companions = [CompanionInput.parse({ kind: 'adult', firstName: 'Íñigo' })];
    expect(fieldsOf({ ...complete, companions }, everybody, today)).toEqual(['companions.0.lastName']);
  });

  it('ignores a companion of whom nothing was written', () => {
    expect(fieldsOf({ ...complete, companions: [CompanionInput.parse({ kind: 'adult' })] }, everybody, today)).toEqual(
      [],
    );
  });
});

describe('fieldErrors', () => {
  it('says of a blank field that it is required, of a wrong one what is wrong', () => {
    const issues = checkReservation(
      { ...complete, booker: { ...complete.booker, firstName: '', email: 'lucia@' } },
      everybody,
      today,
    );
    expect(fieldErrors(issues, 'es', 'Obligatorio')).toEqual({
      'booker.firstName': 'Obligatorio',
      'booker.email': 'Por favor, introduzca un email válido.',
    });
  });
});

describe('refusedReservationField', () => {
  it.each([
    { failed: failure('reservations.emailRepeated'), field: 'booker.email' },
    { failed: failure('reservations.companionEmailRepeated', { person: 2 }), field: 'companions.1.email' },
    { failed: failure('reservations.companionIdentityRepeated', { person: 1 }), field: 'companions.0.identity' },
    { failed: failure('reservations.activityMissing'), field: 'activityId' },
    { failed: failure('reservations.capacityExceeded'), field: undefined },
  ])('$failed.code: $field', ({ failed, field }) => expect(refusedReservationField(failed)).toBe(field));
});
