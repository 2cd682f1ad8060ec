import { type Country, emailKey, identityKey, readPhone, tidyIdentity } from '../../identity/index';
import { type Language, languageFacts } from '../../languages';
import type { BookerInput, CompanionInput } from '../schema';

export type PersonKind = 'booker' | 'adult' | 'child';

/** One person of a reservation as it is stored. `position` is 0 for the booker, else the companion's slot from 1. */
export interface Person {
  position: number;
  kind: PersonKind;
  firstName: string;
  lastName: string;
  identity: string | null;
  identityKey: string | null;
  sex: 'F' | 'M' | null;
  birthDate: string | null;
  country: Country;
  postalCode: string | null;
  province: string | null;
  locality: string | null;
  phonePrefix: string | null;
  phone: string | null;
  email: string | null;
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
  const people: Person[] = [
    { ...contactOf(booker, booker.phonePrefix, country), ...nameOf(booker), position: 0, kind: 'booker' },
  ];
  companions.forEach((companion, index) => {
    if (isEmptySlot(companion)) return;
    const child = companion.kind === 'child';
    people.push({
      ...(child ? withoutContact(country) : contactOf(companion, booker.phonePrefix, country)),
      ...nameOf(companion),
      position: index + 1,
      kind: child ? 'child' : 'adult',
    });
  });
  return people;
}

type Contact = Omit<Person, 'position' | 'kind' | 'firstName' | 'lastName' | 'birthDate' | 'sex'>;

function nameOf(typed: BookerInput | CompanionInput) {
  return {
    firstName: typed.firstName.trim(),
    lastName: typed.lastName.trim(),
    birthDate: orNull(typed.birthDate),
    sex: typed.sex === '' ? null : typed.sex,
  };
}

function contactOf(typed: BookerInput | CompanionInput, prefix: string, country: Country): Contact {
  const identity = orNull(tidyIdentity(typed.identity));
  const email = orNull(typed.email);
  const { phonePrefix, phone } = readPhone(prefix, typed.phone);
  return {
    identity,
    identityKey: identity === null ? null : identityKey(identity),
    country,
    postalCode: orNull(typed.postalCode),
    province: orNull(typed.province),
    locality: orNull(typed.locality),
    phonePrefix: phone === '' ? null : phonePrefix,
    phone: orNull(phone),
    email,
    emailKey: email === null ? null : emailKey(email),
  };
}

function withoutContact(country: Country): Contact {
  return {
    identity: null,
    identityKey: null,
    country,
    postalCode: null,
    province: null,
    locality: null,
    phonePrefix: null,
    phone: null,
    email: null,
    emailKey: null,
  };
}
