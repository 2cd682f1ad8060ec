import { reservations } from '@dehesa/db/schema';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** The sum of whole numbers, 0 of none; of those rows that a condition finds. */
export function sumOf(numbers: SQLWrapper, where?: SQL): SQL<number> {
  return sql`coalesce(sum(${numbers})${where ? sql` filter (where ${where})` : sql``}, 0)::int`;
}

/** How many rows a condition finds. */
export function countOf(where: SQL): SQL<number> {
  return sql`(count(*) filter (where ${where}))::int`;
}

/** People in reservations that a condition finds: one place each (B1). */
export function peopleIn(where: SQL): SQL<number> {
  return sumOf(reservations.partySize, where);
}
