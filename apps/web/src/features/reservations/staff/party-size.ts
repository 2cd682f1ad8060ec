import { type Unnamed, unnamedPeople } from '@dehesa/domain/reservations';

/** Everybody of a reservation, named or not (B83). */
export function sizeOfParty({ people, unnamed }: { people: readonly unknown[]; unnamed: Unnamed }): number {
  return people.length + unnamedPeople(unnamed);
}
