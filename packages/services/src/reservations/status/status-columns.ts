import { reservations } from '@dehesa/db/schema';
import { ReservationStatus } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';

/**
 * What an update of a reservation's row sets for its new state, with since when it is in it. Who was waiting already
 * keeps its turn (B19).
 */
export function statusColumns(to: ReservationStatus, now: Date) {
  return {
    status: to,
    updatedAt: now,
    ...(to === ReservationStatus.waiting && {
      waitingSince: sql`coalesce(${reservations.waitingSince}, ${now.toISOString()}::timestamptz)`,
    }),
    ...(to === ReservationStatus.confirmed && { confirmedAt: now }),
    ...(to === ReservationStatus.cancelled && { cancelledAt: now }),
  };
}
