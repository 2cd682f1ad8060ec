import { type SQL, sql } from 'drizzle-orm';

/**
 * The insert by which the bookings of the common table expression `reservation` wait to be told to their administrators, for
 * the statement that stores them: rows of their own, so that no booking waits for another.
 */
export const noticeInsert: SQL = sql`insert into booking_notices (reservation_id) select id from reservation`;

/** The queue's task that tells administrators of new bookings; it has no payload. */
export const notifyAdministratorsTask = 'notify-administrators';
