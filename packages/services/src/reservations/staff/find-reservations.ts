import { people, reservations } from '@dehesa/db/schema';
import { emailKey, searchedPhone } from '@dehesa/domain/identity';
import { readReference } from '@dehesa/domain/reservations';
import { type SQL, sql } from 'drizzle-orm';
import { matches } from '../../search';

/** Name, email or phone of anybody in the party, or the reference with or without its prefix (B16, B34). */
export function foundReservations(search: string): SQL | undefined {
  if (search === '') return undefined;
  const digits = searchedPhone(search);
  const phone =
    digits === null
      ? sql`false`
      : sql`coalesce(${people.phonePrefix}, '') || ${people.phone} like '%' || ${digits}::text || '%'`;
  const typed = readReference(search);
  // Shorter than this it is more likely the start of a name.
  const reference = typed.length < 4 ? sql`false` : sql`starts_with(${reservations.reference}, ${typed})`;
  const party = sql`select ${people.reservationId} from ${people} where`;
  // Names on their own, so that their trigram index serves.
  return sql`(${reference} or ${reservations.id} in (
    ${party} ${matches(sql`${people.firstName} || ' ' || ${people.lastName}`, search)}
    union all
    ${party} ${matches(people.emailKey, emailKey(search))} or ${phone}))`;
}
