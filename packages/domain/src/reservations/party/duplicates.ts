import { type DomainFailure, failure } from '../../errors';
import type { Person } from './party';

/** Keys that other live reservations of the same activity hold already. */
export interface TakenKeys {
  emails: ReadonlySet<string>;
  identities: ReadonlySet<string>;
}

/**
 * The first repeated email or identity document of a party, in the order of B12: the booker's against the activity,
 * then each companion's against the activity, the booker and the companions before (B13). Of companions alone, theirs.
 */
export function findDuplicate(party: readonly Person[], taken: TakenKeys): DomainFailure | undefined {
  const booker = party.find(({ position }) => position === 0);
  if (booker?.emailKey && taken.emails.has(booker.emailKey)) return failure('reservations.emailRepeated');
  if (booker?.identityKey && taken.identities.has(booker.identityKey)) return failure('reservations.identityRepeated');
  const email = repeatedPosition(party, (person) => person.emailKey, taken.emails);
  if (email !== undefined) return failure('reservations.companionEmailRepeated', { person: email });
  const identity = repeatedPosition(party, (person) => person.identityKey, taken.identities);
  if (identity !== undefined) return failure('reservations.companionIdentityRepeated', { person: identity });
  return undefined;
}

function repeatedPosition(
  party: readonly Person[],
  keyOf: (person: Person) => string | null,
  taken: ReadonlySet<string>,
): number | undefined {
  const seen = new Set(taken);
  for (const person of party) {
    const key = keyOf(person);
    if (key === null) continue;
    if (person.position > 0 && seen.has(key)) return person.position;
    seen.add(key);
  }
  return undefined;
}
