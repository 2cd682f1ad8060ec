import { attendance, people } from '@dehesa/db/schema';
import { and, eq, isNull, type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** First and last name in one. */
export function fullName(person: { firstName: SQLWrapper; lastName: SQLWrapper }): SQL<string> {
  return sql`trim(${person.firstName} || ' ' || ${person.lastName})`;
}

/** Somebody is checked in (B20). */
export const checkedIn = sql<boolean>`exists (select from ${attendance}
  where ${and(eq(attendance.personId, people.id), isNull(attendance.undoneAt))})`;
