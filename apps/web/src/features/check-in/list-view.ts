import { type Mark, presenceOf } from '@dehesa/domain/check-in';
import { readReference } from '@dehesa/domain/reservations';
import type { CheckInList, ListedParty } from './records';

/** What of a list is shown. */
export interface ListView {
  search: string;
  /** The shift's name; empty for all. */
  shift: string;
  show: 'all' | Mark;
}

export const wholeList: ListView = { search: '', shift: '', show: 'all' };

/** Without regard to case and accents (B34). */
function fold(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase();
}

/** Whether the reference that was typed or scanned is this one, with or without prefix (B16). */
export function isReference(party: ListedParty, typed: string): boolean {
  const wanted = readReference(typed);
  return wanted.length >= 4 && readReference(party.reference).startsWith(wanted);
}

function isFound(party: ListedParty, search: string): boolean {
  if (search.trim() === '') return true;
  const words = fold(search)
    .split(/\s+/)
    .filter((word) => word !== '');
  const named = party.people.some(({ firstName, lastName }) => {
    const name = fold(`${firstName} ${lastName}`);
    return words.every((word) => name.includes(word));
  });
  return named || isReference(party, search);
}

/**
 * The parties that are shown. Those that were ticked since the view was chosen (`touched`) stay, so that nothing moves
 * away under the finger.
 */
export function shownParties(
  list: CheckInList,
  { search, shift, show }: ListView,
  touched: ReadonlySet<number>,
): ListedParty[] {
  return list.parties.filter(
    (party) =>
      (shift === '' || party.shift === shift) &&
      isFound(party, search) &&
      (show === 'all' ||
        touched.has(party.reservationId) ||
        party.people.some((person) => presenceOf(person.ticks) === show)),
  );
}

/** The parties under the names of their shifts, in the order of the list; without shifts one group without a name. */
export function byShift(parties: readonly ListedParty[]): { shift: string | null; parties: ListedParty[] }[] {
  const groups: { shift: string | null; parties: ListedParty[] }[] = [];
  for (const party of parties) {
    const last = groups.at(-1);
    if (last?.shift === party.shift) last.parties.push(party);
    else groups.push({ shift: party.shift, parties: [party] });
  }
  return groups;
}
