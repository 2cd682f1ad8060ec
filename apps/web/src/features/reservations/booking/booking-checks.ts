export { bookingFailureText, provingText, refusalText } from '@dehesa/i18n/booking-failures';
import { failure } from '@dehesa/domain/errors';
import { languageFacts } from '@dehesa/domain/language-codes';
import { doubtfulKind } from '@dehesa/domain/identity-check';
import {
  type AgeRules,
  answeredIn,
  type AskedQuestion,
  type BookingInput,
  type BookingIssue,
  checkAnswers,
  checkCountedParty,
} from '@dehesa/domain/reservations';
import { identityDoubtText } from '@dehesa/i18n/booking-failures';

/** Loaded at the first touch of the form, with the words for refusals: the server's own rules, and the shift that a page with shifts asks for. */
export function checkForm(
  input: BookingInput,
  rules: AgeRules & { questions: readonly AskedQuestion[] },
  hasShifts: boolean,
): BookingIssue[] {
  const shift: BookingIssue[] =
    hasShifts && input.shift === '' ? [{ field: 'shift', failure: failure('reservations.shiftMissing') }] : [];
  return [...shift, ...checkCountedParty(input, rules), ...checkAnswers(rules.questions, answeredIn(input))];
}

/** What is doubtful about a field that no rule refuses; null for nothing. */
export function doubtAbout({ booker, companions, language }: BookingInput, field: string): string | null {
  const documents = new Map([
    ['booker.identity', booker.identity],
    ...companions.map(({ identity }, index) => [`companions.${index}.identity`, identity] as const),
  ]);
  const identity = documents.get(field);
  const kind = doubtfulKind(identity ?? '', languageFacts[language].documents);
  return kind === undefined ? null : identityDoubtText(language, kind);
}
