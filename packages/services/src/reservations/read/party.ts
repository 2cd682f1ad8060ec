import { people } from '@dehesa/db/schema';
import { pick } from '@dehesa/domain/field-kinds';
import type { Country } from '@dehesa/domain/identity';
import { type Person, personFieldNames } from '@dehesa/domain/reservations';
import { eq, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

/** The people of a reservation, the booker first. */
export function readParty(tx: ServiceContext['db'], reservationId: number): Promise<Person[]> {
  const { position, kind, identityKey, phonePrefix, emailKey } = people;
  // The check `people_country` holds the column to the two.
  const country = sql<Country>`${people.country}`;
  return tx
    .select({ ...pick(people, personFieldNames), position, kind, identityKey, country, phonePrefix, emailKey })
    .from(people)
    .where(eq(people.reservationId, reservationId))
    .orderBy(position);
}
