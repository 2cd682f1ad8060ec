import type { BoardReservation } from '../reservation-types';

type Person = Pick<
  BoardReservation['people'][number],
  'kind' | 'firstName' | 'lastName' | 'phonePrefix' | 'phone' | 'email'
>;

/** First name and surname as people read them. */
export function fullName({ firstName, lastName }: Pick<Person, 'firstName' | 'lastName'>): string {
  return `${firstName} ${lastName}`.trim();
}

/** Who booked, how to reach them, and who comes along. */
export function partyOfReservation({ people }: { people: readonly Person[] }) {
  const booker = people.find((person) => person.kind === 'booker');
  return {
    name: booker === undefined ? '' : fullName(booker),
    phone: booker?.phone ? `${booker.phonePrefix ?? ''} ${booker.phone}`.trim() : '',
    email: booker?.email ?? '',
    companions: people.filter((person) => person.kind !== 'booker'),
  };
}
