import { type SQL, sql } from 'drizzle-orm';

/**
 * The insert by which a booking waits to be told to its administrators, for the statement that stores the booking: a row
 * of its own, so that no booking waits for another.
 */
export function noticeInsert(reservationId: number): SQL {
  return sql`insert into booking_notices (reservation_id) values (${reservationId}::int)`;
}

/** The queue's task that tells administrators of new bookings; it has no payload. */
export const notifyAdministratorsTask = 'notify-administrators';
