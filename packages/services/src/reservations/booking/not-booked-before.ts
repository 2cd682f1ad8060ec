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
  if (maxReservations === 0) return;
  const reached = (person: Person) =>
    person.identityKey !== null && (before.coming.get(person.identityKey) ?? 0) >= maxReservations;
  if (booker && reached(booker)) throw DomainError.of('reservations.tooMany');
  if (party.some((person) => person.kind === 'adult' && reached(person)))
    throw DomainError.of('reservations.tooManyForCompanion');
}
