import { sql } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';
import { type ReservationRow, selectReservations } from '../reservation-rows';

/** How many requests the list of pending ones shows (U23). */
const newest = 10;

/** The ten newest pending reservations in the actor's reach (U23, B21). */
export async function listPending(ctx: ServiceContext): Promise<ReservationRow[]> {
  authorize(ctx, 'reservations.manage');
  return selectReservations(ctx, { where: sql`r.status = 1`, order: sql`r.created_at desc, r.id desc`, limit: newest });
}
