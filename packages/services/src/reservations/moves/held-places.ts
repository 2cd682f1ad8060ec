import { type SQL, sql } from 'drizzle-orm';

/**
 * Places that are held for people of suspended outings, by the activity and shift in which they are held: part of what
 * every count of held places is made of, besides the reservations' own.
 */
export const placesHeldForMoves: SQL = sql`
  select held_activity_id as activity_id, coalesce(held_shift_id, 0) as shift_id, held_places as places
  from outing_moves where held_places > 0`;
