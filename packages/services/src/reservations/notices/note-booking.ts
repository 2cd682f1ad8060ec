import { bookingNotices } from '@dehesa/db/schema';
import { type SQL, sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

/**
 * The insert by which the bookings of the common table expression `reservation` wait to be told to their administrators, for
 * the statement that stores them: rows of their own, so that no booking waits for another.
 */
export const noticeInsert: SQL = sql`insert into booking_notices (reservation_id) select id from reservation`;

/** A reservation whose party has grown is told like a new one (B74); once, if it waits to be told already. */
export async function noteGrownParty(tx: ServiceContext['db'], reservationId: number): Promise<void> {
  await tx.insert(bookingNotices).values({ reservationId }).onConflictDoNothing();
}

/** The queue's task that tells administrators of new bookings; it has no payload. */
export const notifyAdministratorsTask = 'notify-administrators';
