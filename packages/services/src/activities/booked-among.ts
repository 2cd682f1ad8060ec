import { reservations } from '@dehesa/db/schema';
import { ReservationStatus } from '@dehesa/domain/reservations';
import { and, inArray, ne } from 'drizzle-orm';
import type { ServiceContext } from '../context';

/** Which of some activities have reservations that are not cancelled: their schedule is known to somebody (B10). */
export async function bookedAmong(
  tx: ServiceContext['db'],
  activities: readonly { id: number }[],
): Promise<ReadonlySet<number>> {
  const ids = activities.map(({ id }) => id);
  const rows = await tx
    .selectDistinct({ id: reservations.activityId })
    .from(reservations)
    .where(and(inArray(reservations.activityId, ids), ne(reservations.status, ReservationStatus.cancelled)));
  return new Set(rows.map(({ id }) => id));
}
