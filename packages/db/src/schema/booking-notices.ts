import { integer, pgTable } from 'drizzle-orm/pg-core';
import { createdAt } from './columns';
import { reservations } from './reservations';

/** Public bookings that the administrators were not told of yet. */
export const bookingNotices = pgTable('booking_notices', {
  reservationId: integer('reservation_id')
    .primaryKey()
    .references(() => reservations.id, { onDelete: 'cascade' }),
  createdAt: createdAt(),
});
