import { failure } from '../errors';
import { isEmail } from '../identity/index';
import type { BookingIssue } from '../reservations';
import { holdsHiddenSigns, holdsPageAddress, leadsToPage } from '../texts/page-address';
import type { QuestionInput } from './enquiry-inputs';

type Asked = Omit<QuestionInput, 'activityId' | 'language' | 'idempotencyKey' | 'proof' | 'phonePrefix'>;

/**
 * Everything that a question's own words decide, in the order of its form: what is missing, the address, the consent, then
 * what may stand in a text (B82). The server refuses the first; the form shows all.
 */
export function checkQuestion(asked: Asked): BookingIssue[] {
  return [
    ...missing(asked, ['text', 'firstName', 'email']),
    ...emailIssues(asked),
    ...consentIssues(asked),
    ...textIssues(asked),
  ];
}

function missing(asked: Asked, names: readonly (keyof Asked)[]): BookingIssue[] {
  return names
    .filter((name) => String(asked[name]).trim() === '')
    .map((field) => ({ field, failure: failure('reservations.incomplete') }));
}

function emailIssues({ email }: Asked): BookingIssue[] {
  if (email.trim() === '' || isEmail(email)) return [];
  return [{ field: 'email', failure: failure('reservations.emailInvalid') }];
}

function consentIssues({ privacyAccepted }: Asked): BookingIssue[] {
  return privacyAccepted ? [] : [{ field: 'privacyAccepted', failure: failure('reservations.privacyNotAccepted') }];
}

/** Names go into messages, and so does the text: neither leads elsewhere, nor is it other than it looks. */
function textIssues({ firstName, lastName, text }: Asked): BookingIssue[] {
  const names = Object.entries({ firstName, lastName }).filter(
    ([, name]) => holdsPageAddress(name) || holdsHiddenSigns(name.trim()),
  );
  const isTextRefused = leadsToPage(text) || holdsHiddenSigns(text.replace(/[\t\r\n]/g, ' '));
  return [...names.map(([field]) => field), ...(isTextRefused ? ['text'] : [])].map((field) => ({
    field,
    failure: failure('reservations.textRefused', { field }),
  }));
}
