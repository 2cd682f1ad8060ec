import { reservations } from '@dehesa/db/schema';
import { desc } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';
import { isPending } from '../read/states';
import { type ReservationRow, selectReservations } from '../reservation-rows';

/** How many requests the list of pending ones shows (U23). */
const newest = 10;

/** The ten newest pending reservations in the actor's reach (U23, B21). */
export async function listPending(ctx: ServiceContext): Promise<ReservationRow[]> {
  authorize(ctx, 'reservations.manage');
  return selectReservations(ctx, {
    where: isPending(),
    order: [desc(reservations.createdAt), desc(reservations.id)],
    limit: newest,
  });
}
