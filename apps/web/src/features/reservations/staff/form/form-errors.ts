import type { DomainFailure } from '@dehesa/domain/errors';
import type { StaffLanguage } from '@dehesa/domain/languages';
import { type AgeRules, type BookingIssue, checkStaffReservation } from '@dehesa/domain/reservations';
import { failure } from '@dehesa/domain/errors';
import { errorText } from '../../../../lib/error-texts';
import { refusedField } from '../../booking/problems/refused-field';
import type { ReservationValues } from './reservation-form-values';

/** What the chosen activity asks; without one only the words themselves are checked. */
export interface CheckedActivity extends AgeRules {
  hasShifts: boolean;
}

/**
 * Everything that is wrong with a staff reservation, in the order in which the server would refuse it. Of an activity that is
 * chosen and not read yet nothing is said: the server knows it.
 */
export function checkReservation(
  input: ReservationValues,
  activity: CheckedActivity | undefined,
  today: string,
): BookingIssue[] {
  const missing: BookingIssue[] = [];
  if (input.activityId === null)
    missing.push({ field: 'activityId', failure: failure('reservations.activityMissing') });
  const rules = activity ?? { minimumAge: 0, childrenAllowed: true, today };
  const issues = checkStaffReservation(input, rules, input.unnamed !== undefined);
  if (activity?.hasShifts && input.shift === '')
    issues.push({ field: 'shift', failure: failure('reservations.shiftMissing') });
  return [...missing, ...issues];
}

const leftBlank: readonly DomainFailure['code'][] = ['reservations.incomplete', 'reservations.companionIncomplete'];

/** One text for each field that is wrong; a field left blank says just that. */
export function fieldErrors(
  issues: readonly BookingIssue[],
  language: StaffLanguage,
  required: string,
): Record<string, string> {
  const errors: Record<string, string> = {};
  for (const { field, failure } of issues) {
    errors[field] ??= leftBlank.includes(failure.code) ? required : errorText(failure, language).message;
  }
  return errors;
}

/** The field that a refusal of the server is about; none where it is about the reservation as a whole. */
export function refusedReservationField(failed: DomainFailure): string | undefined {
  return failed.code === 'reservations.activityMissing' ? 'activityId' : refusedField(failed);
}
