import { people, reservations } from '@dehesa/db/schema';
import { and, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';

/** Who booked, for queries that tell of a party by its booker. */
export const booker = alias(people, 'booker');

/** Joins `booker`. */
export const ofBooker = and(eq(booker.reservationId, reservations.id), eq(booker.position, 0));
