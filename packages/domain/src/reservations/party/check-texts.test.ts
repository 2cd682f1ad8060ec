import { describe, expect, it } from 'vitest';
import { checkBooking } from './check-booking';
import { BookingInput } from '../schema';

const rules = { minimumAge: 0, childrenAllowed: true, today: '2026-05-01' };
const companion = { kind: 'adult', firstName: 'Luis', lastName: 'Gil', birthDate: '1990-01-01', identity: '87654321X' };

function booking(change: object = {}, more: object = {}): BookingInput {
  return BookingInput.parse({
    activityId: 1,
    booker: {
      firstName: 'Ana',
      lastName: 'Peña',
      identity: '12345678Z',
      sex: 'F',
      birthDate: '1990-01-01',
      postalCode: '10001',
      province: 'Cáceres',
      locality: 'Plasencia',
      phone: '600000000',
      email: 'ana@example.org',
      ...change,
    },
    photoConsent: true,
    privacyAccepted: true,
    ...more,
  });
}
const fields = (input: BookingInput) => checkBooking(input, rules).map(({ field }) => field);
const codes = (input: BookingInput) => checkBooking(input, rules).map(({ failure }) => failure.code);

describe('texts of a booking', () => {
  it.each([
    ['booker.firstName', booking({ firstName: 'Gane en malo.com' })],
    ['booker.lastName', booking({ lastName: 'Pérez\nhttps://malo.example' })],
    ['booker.locality', booking({ locality: 'www.malo.es' })],
    ['booker.province', booking({ province: 'bit.ly/x' })],
    ['companions.1.firstName', booking({}, { companions: [{}, { ...companion, firstName: 'malo.com' }] })],
    ['companions.0.lastName', booking({}, { companions: [{ ...companion, lastName: 'A\u202Eb' }] })],
    ['notes', booking({}, { notes: 'Pinche en https://malo.example' })],
    ['notes', booking({}, { notes: 'a\u202Eb' })],
  ])('refuses %s', (field, input) => {
    expect(fields(input)).toEqual([field]);
    expect(checkBooking(input, rules)[0]?.failure).toEqual({ code: 'reservations.textRefused', params: { field } });
  });

  it('takes names as people have them, with spaces around, and notes of several lines', () => {
    expect(
      fields(booking({ firstName: ' María José\n', lastName: "O'Neill Núñez-Cortés" }, { notes: 'Uno.\nDos.Es así' })),
    ).toEqual([]);
    expect(fields(booking({ firstName: 'D. João II' }))).toEqual([]);
  });

  it('says so after all that B12 says of the same booking', () => {
    const input = booking(
      { firstName: 'malo.com', email: 'no', postalCode: '99999', identity: 'x', birthDate: '2020-01-01' },
      { photoConsent: false, privacyAccepted: false },
    );
    expect(codes(input)).toEqual([
      'reservations.emailInvalid',
      'reservations.postalCodeUnknown',
      'reservations.identityInvalid',
      'reservations.bookerTooYoung',
      'reservations.photoConsentMissing',
      'reservations.privacyNotAccepted',
      'reservations.textRefused',
    ]);
  });
});
