export { bookingFailureText } from '@dehesa/i18n/booking-failures';
import { failure } from '@dehesa/domain/errors';
import { type AgeRules, type BookingInput, type BookingIssue, checkBooking } from '@dehesa/domain/reservations';

/** Loaded at the first touch of the form, with the words for refusals: the server's own rules, and the shift that a page with shifts asks for. */
export function checkForm(input: BookingInput, rules: AgeRules, hasShifts: boolean): BookingIssue[] {
  const shift: BookingIssue[] =
    hasShifts && input.shift === '' ? [{ field: 'shift', failure: failure('reservations.shiftMissing') }] : [];
  return [...shift, ...checkBooking(input, rules)];
}
