import { ReservationStatus } from '@dehesa/domain/reservations';
import { type SQL, sql } from 'drizzle-orm';

/**
 * What an update of a reservation's row sets for its new state, with since when it is in it. Who was waiting already
 * keeps its turn (B19).
 */
export function statusColumns(to: ReservationStatus, now: string): SQL {
  const at = sql`${now}::timestamptz`;
  return sql.join(
    [
      sql`status = ${to}, updated_at = ${at}`,
      ...(to === ReservationStatus.waiting ? [sql`waiting_since = coalesce(waiting_since, ${at})`] : []),
      ...(to === ReservationStatus.confirmed ? [sql`confirmed_at = ${at}`] : []),
      ...(to === ReservationStatus.cancelled ? [sql`cancelled_at = ${at}`] : []),
    ],
    sql`, `,
  );
}
