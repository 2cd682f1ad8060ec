import { failure } from '../errors';
import { isEmail } from '../identity/index';
import { type BookingIssue, groupLimits, unnamedPeople } from '../reservations';
import { holdsHiddenSigns, holdsPageAddress, leadsToPage } from '../texts/page-address';
import type { QuestionInput } from './enquiry-inputs';
import type { GroupRequestInput } from './group-inputs';

/** What is no matter of its words. */
type Aside = 'activityId' | 'language' | 'idempotencyKey' | 'proof' | 'phonePrefix';
type Asked = Omit<QuestionInput, Aside>;
type GroupAsked = Omit<GroupRequestInput, Aside>;

/**
 * Everything that a question's own words decide, in the order of its form: what is missing, the address, the consent, then
 * what may stand in a text (B82). The server refuses the first; the form shows all.
 */
export function checkQuestion(asked: Asked): BookingIssue[] {
  return [
    ...missing(asked, ['text', 'firstName', 'email']),
    ...emailIssues(asked),
    ...consentIssues(asked),
    ...textIssues(asked, ['firstName', 'lastName']),
  ];
}

/** The same of a group's request, which may do without a text and has a size (B83). */
export function checkGroup(asked: GroupAsked): BookingIssue[] {
  return [
    ...sizeIssues(asked),
    ...missing(asked, ['firstName', 'lastName', 'email', 'phone']),
    ...emailIssues(asked),
    ...consentIssues(asked),
    ...textIssues(asked, ['organisation', 'firstName', 'lastName', 'wishedDate']),
  ];
}

/** NaN is what somebody typed who typed no number. */
function sizeIssues({ adults, minors }: GroupAsked): BookingIssue[] {
  const size = unnamedPeople({ adults, minors });
  const isSized = adults >= 1 && minors >= 0 && size >= groupLimits.least && size <= groupLimits.most;
  return isSized && Number.isInteger(size) ? [] : [{ field: 'adults', failure: failure('inbox.groupSize') }];
}

function missing<Typed extends Asked>(asked: Typed, names: readonly (keyof Typed & string)[]): BookingIssue[] {
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
function textIssues<Typed extends Asked>(asked: Typed, names: readonly (keyof Typed & string)[]): BookingIssue[] {
  const refused = names.filter((name) => {
    const typed = String(asked[name]);
    return holdsPageAddress(typed) || holdsHiddenSigns(typed.trim());
  });
  const { text } = asked;
  const isTextRefused = leadsToPage(text) || holdsHiddenSigns(text.replace(/[\t\r\n]/g, ' '));
  return [...refused, ...(isTextRefused ? ['text'] : [])].map((field) => ({
    field,
    failure: failure('reservations.textRefused', { field }),
  }));
}
