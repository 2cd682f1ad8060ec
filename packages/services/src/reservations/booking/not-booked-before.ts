import { DomainError } from '@dehesa/domain/errors';
import { findDuplicate, type Person } from '@dehesa/domain/reservations';
import type { BookedBefore } from './booked-before';

/** The duplicates, the same date and the maximum, in the order of B12. */
export function assertNotBookedBefore(
  party: readonly Person[],
  before: BookedBefore,
  { maxReservations }: { maxReservations: number },
): void {
  const repeated = findDuplicate(party, before.taken);
  if (repeated) throw DomainError.from(repeated);
  const [booker] = party;
  if (booker?.identityKey && before.sameDate.has(booker.identityKey)) throw DomainError.of('reservations.sameDate');
  if (booker && hasReached(maxReservations, booker, before)) throw DomainError.of('reservations.tooMany');
  if (party.some((person) => person.kind === 'adult' && hasReached(maxReservations, person, before)))
    throw DomainError.of('reservations.tooManyForCompanion');
}

/** The same of one companion who joins a party that is stored (B74). */
export function assertCompanionNotBookedBefore(
  person: Person,
  before: BookedBefore,
  { maxReservations }: { maxReservations: number },
): void {
  const repeated = findDuplicate([person], before.taken);
  if (repeated) throw DomainError.from(repeated);
  if (person.kind === 'adult' && hasReached(maxReservations, person, before))
    throw DomainError.of('reservations.tooManyForCompanion');
}

function hasReached(maxReservations: number, { identityKey }: Person, { coming }: BookedBefore): boolean {
  return maxReservations > 0 && identityKey !== null && (coming.get(identityKey) ?? 0) >= maxReservations;
}
