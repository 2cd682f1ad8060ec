import { emailKey, searchedPhone } from '@dehesa/domain/identity';
import { readReference } from '@dehesa/domain/reservations';
import { type SQL, sql } from 'drizzle-orm';
import { matches } from '../../search';

/** Live reservations: cancelled ones are in no list (B18). */
export const isLive = sql`r.status <> 4`;

/** Name, email or phone of anybody in the party, or the reference with or without its prefix (B16, B34). */
export function foundReservations(search: string): SQL {
  if (search === '') return sql`true`;
  const digits = searchedPhone(search);
  const phone =
    digits === null ? sql`false` : sql`coalesce(p.phone_prefix, '') || p.phone like '%' || ${digits}::text || '%'`;
  const typed = readReference(search);
  // Shorter than this it is more likely the start of a name.
  const reference = typed.length < 4 ? sql`false` : sql`starts_with(r.reference, ${typed})`;
  // Names on their own, so that their trigram index serves.
  return sql`(${reference} or r.id in (
    select p.reservation_id from people p where ${matches(sql`p.first_name || ' ' || p.last_name`, search)}
    union all
    select p.reservation_id from people p where ${matches(sql`p.email_key`, emailKey(search))} or ${phone}))`;
}
