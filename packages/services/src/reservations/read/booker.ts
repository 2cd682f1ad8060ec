import { people, reservations } from '@dehesa/db/schema';
import { emailKey } from '@dehesa/domain/identity';
import { and, eq, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

/** Who booked, for queries that tell of a party by its booker. */
export const booker = alias(people, 'booker');

/** Joins `booker`. */
export const ofBooker = and(eq(booker.reservationId, reservations.id), eq(booker.position, 0));

/** Live parties whose booker has an address, however it is written. */
export function bookedBy(email: string): SQL | undefined {
  return and(eq(booker.emailKey, emailKey(email)), eq(booker.position, 0), sql`${booker.live}`);
}
