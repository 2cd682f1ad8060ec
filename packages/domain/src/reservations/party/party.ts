import { type Country, emailKey, identityKey, readPhone, tidyIdentity } from '../../identity/index';
import { type Language, languageFacts } from '../../languages';
import type { BookerInput, CompanionInput } from '../schema';
import { eachPersonField, type PersonTexts, type StoredPersonFields } from './person-fields';

export type PersonKind = 'booker' | 'adult' | 'child';

/** One person of a reservation as it is stored. `position` is 0 for the booker, else the companion's slot from 1. */
export interface Person extends StoredPersonFields {
  position: number;
  kind: PersonKind;
  identityKey: string | null;
  country: Country;
  phonePrefix: string | null;
  emailKey: string | null;
}

/** Whose postal codes and provinces a booking in this language gives (D13). */
export function countryOf(language: Language): Country {
  return languageFacts[language].country;
}

/** Whether nobody started filling a companion's slot; such a slot is ignored. */
export function isEmptySlot(companion: CompanionInput): boolean {
  const { kind: _kind, ...typed } = companion;
  return Object.values(typed).every((value) => value.trim() === '');
}

const orNull = (value: string) => (value.trim() === '' ? null : value.trim());

/** The people of a booking in the form in which they are stored, empty slots left out; a child's contact data is dropped. */
export function partyOf(booker: BookerInput, companions: readonly CompanionInput[], language: Language): Person[] {
  const country = countryOf(language);
  const prefix = booker.phonePrefix;
  const people: Person[] = [{ ...storedOf(booker, 'booker', prefix, country), position: 0 }];
  companions.forEach((companion, index) => {
    if (!isEmptySlot(companion)) people.push(companionOf(companion, index + 1, { prefix, country }));
  });
  return people;
}

/** One companion as it is stored in its slot; a telephone without a prefix of its own is read by `prefix`. */
export function companionOf(
  companion: CompanionInput,
  position: number,
  { prefix, country }: { prefix: string; country: Country },
): Person {
  const kind = companion.kind === 'child' ? 'child' : 'adult';
  return { ...storedOf(companion, kind, prefix, country), position };
}

function storedOf(typed: PersonTexts, kind: PersonKind, prefix: string, country: Country): Omit<Person, 'position'> {
  const said = eachPersonField((name, { ofChild }) => (kind === 'child' && !ofChild ? null : orNull(typed[name])));
  const identity = said.identity && tidyIdentity(said.identity);
  const { phonePrefix, phone } = readPhone(prefix, said.phone ?? '');
  return {
    ...said,
    kind,
    firstName: said.firstName ?? '',
    lastName: said.lastName ?? '',
    sex: typed.sex === '' ? null : typed.sex,
    identity,
    identityKey: identity && identityKey(identity),
    country,
    phonePrefix: phone === '' ? null : phonePrefix,
    phone: orNull(phone),
    emailKey: said.email && emailKey(said.email),
  };
}
