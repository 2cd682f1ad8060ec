import { attendance, people, reservations } from '@dehesa/db/schema';
import { mobilePattern } from '@dehesa/domain/identity';
import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { jsonList } from '../../json-sql';
import { booker } from './booker';
import { digitsOf } from '../../search';

/** First and last name in one. */
export function fullName(person: { firstName: SQLWrapper; lastName: SQLWrapper }): SQL<string> {
  return sql`trim(${person.firstName} || ' ' || ${person.lastName})`;
}

/** Somebody is checked in (B20). */
export const checkedIn = sql<boolean>`exists (select from ${attendance}
  where ${and(eq(attendance.personId, people.id), isNull(attendance.undoneAt))})`;

/** How many people these rows of `attendance` are: each a person, with those without a name who came along (B83). */
export const cameWith = sql<number>`coalesce(sum(1 + ${attendance.unnamed}), 0)::int`;

/** Who has a place in a reservation and no name (B83). */
export const unnamed = { adults: reservations.unnamedAdults, minors: reservations.unnamedMinors };

/** How many of them come with a person: all with who booked, none with anybody else. */
export const unnamedWith = sql<number>`case when ${people.position} = 0
  then ${reservations.unnamedAdults} + ${reservations.unnamedMinors} else 0 end`;

/** One value for each person of a reservation, the booker's first. */
export function party<T>(person: SQL<T>): SQL<T[]> {
  return sql`(select ${jsonList(person, people.position)} from ${people}
    where ${eq(people.reservationId, reservations.id)})`;
}

/** `mobileNumber` in SQL: a number in E.164 that WhatsApp may reach, else null. */
export function mobileOf({ phone, phonePrefix }: { phone: SQLWrapper; phonePrefix: SQLWrapper }): SQL<string | null> {
  const digits = digitsOf(phone);
  return sql`substring(case when btrim(${phone}) like '+%' then '+' || ${digits}
    when ${digits} like '00%' then '+' || substr(${digits}, 3)
    else coalesce(${phonePrefix}, '+34') || ${digits} end from ${mobilePattern}::text)`;
}

/** The number that messages by WhatsApp go to, where the booker wants them; wants `booker` joined. */
export const bookerWhatsapp: SQL<string | null> = sql`case when ${reservations.whatsappConsentAt} is not null
  then ${mobileOf(booker)} end`;
