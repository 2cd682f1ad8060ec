import { failure } from '../../errors';
import { holdsHiddenSigns, holdsPageAddress, leadsToPage } from '../../texts/page-address';
import type { BookingIssue } from './booking-issue';
import { isEmptySlot } from './party';
import { personFieldNames, personFields, type PersonTexts } from './person-fields';
import type { BookingInput } from '../schema';

/** Short texts that go into messages: to whoever is named as the booker, and to the administration. */
const short = personFieldNames.filter((name) => 'inMessages' in personFields[name]);

/**
 * Texts of a booking that lead somewhere else or are not what they look like: a message with them would be somebody
 * else's. Notes are for sentences: a dot without a space behind it is no address there.
 */
export function checkTexts({ booker, companions, notes }: BookingInput): BookingIssue[] {
  const people = [
    { person: booker, at: 'booker' },
    ...companions.flatMap((person, index) => (isEmptySlot(person) ? [] : [{ person, at: `companions.${index}` }])),
  ];
  const areNotesRefused = leadsToPage(notes) || holdsHiddenSigns(notes.replace(/[\t\r\n]/g, ' '));
  return [...checkTextsOf(people), ...(areNotesRefused ? [refused('notes')] : [])];
}

/** The same of people alone; `at` is where one lies in the form. */
export function checkTextsOf(people: readonly { person: PersonTexts; at: string }[]): BookingIssue[] {
  return people.flatMap(({ person, at }) =>
    short.filter((field) => !isPlain(person[field])).map((field) => refused(`${at}.${field}`)),
  );
}

function refused(field: string): BookingIssue {
  return { field, failure: failure('reservations.textRefused', { field }) };
}

function isPlain(text: string): boolean {
  return !holdsPageAddress(text) && !holdsHiddenSigns(text.trim());
}
