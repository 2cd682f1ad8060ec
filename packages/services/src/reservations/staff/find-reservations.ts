import { people, reservations } from '@dehesa/db/schema';
import { emailKey, searchedPhone } from '@dehesa/domain/identity';
import { readReference, referenceRange } from '@dehesa/domain/reservations';
import { and, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { calledBefore } from '../../imports/read/old-reference';
import { canBeIndexed, matches, matchesAddressed } from '../../search';
import { personText } from '../read/person-text';

const fullName = sql`${people.firstName} || ' ' || ${people.lastName}`;
const phoneNumber = sql`coalesce(${people.phonePrefix}, '') || ${people.phone}`;

/**
 * Name, email or phone of anybody in the party, the reference with or without its prefix (B16, B34), or what
 * another system called it (B106). `withinActivity` is for a query that asks for those of one activity, whose parties are
 * sooner looked through than the index of all people; `newest`, ids, is where people are looked for that no index finds.
 */
export function foundReservations(search: string, withinActivity: boolean, newest?: SQLWrapper): SQL | undefined {
  if (search === '') return undefined;
  const reference = referenceBegins(readReference(search));
  const before = calledBefore('reservation', search);
  if (withinActivity)
    return sql`(${reference ?? sql`false`} or ${reservations.id} in (${before})
      or exists (select from ${people} where ${people.reservationId} = ${reservations.id} and ${isFound(search)}))`;
  const among = newest && sql`${people.reservationId} in ${newest}`;
  const parties = sql`select ${people.reservationId} from ${people} where ${and(among, mayBeFound(search), isFound(search))}`;
  const referred = reference && sql`union all select ${reservations.id} from ${reservations} where ${reference}`;
  return sql`${reservations.id} in (${parties} ${referred} union all ${before})`;
}

function isFound(search: string): SQL | undefined {
  const digits = searchedPhone(search);
  return or(
    matches(fullName, search),
    matches(people.emailKey, emailKey(search)),
    digits === null ? undefined : sql`${phoneNumber} like '%' || ${digits}::text || '%'`,
  );
}

/** As what it is looked for: as it was typed, as an address and as a telephone. */
function readings(search: string): string[] {
  return [...new Set([search, emailKey(search), searchedPhone(search) ?? search])];
}

/** Whether the index of all people finds it: one or two letters it does not. */
export function isIndexed(search: string): boolean {
  return readings(search).every(canBeIndexed);
}

/** What the index finds of it, and more: it does not know in which part of the whole it was. */
function mayBeFound(search: string): SQL | undefined {
  return isIndexed(search) ? or(...readings(search).map((text) => matchesAddressed(personText, text))) : undefined;
}

function referenceBegins(typed: string): SQL | undefined {
  const range = referenceRange(typed);
  return range === null ? undefined : sql`${reservations.reference} between ${range.from} and ${range.to}`;
}
