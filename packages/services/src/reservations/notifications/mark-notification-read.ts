import { notificationReads, reservations } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { ReservationRef } from '@dehesa/domain/reservations';
import { eq } from 'drizzle-orm';
import { authorize, type ServiceContext } from '../../context';
import { countReservations } from '../reservation-rows';

/** Notes that the caller has opened a reservation's notification, once; one out of reach does not exist (B21, B22). */
export async function markNotificationRead(ctx: ServiceContext, input: ReservationRef): Promise<void> {
  const { userId } = authorize(ctx, 'reservations.manage');
  const { id } = ReservationRef.parse(input);
  const found = await countReservations(ctx, eq(reservations.id, id));
  if (found.reservations === 0) throw DomainError.of('record.notFound');
  await ctx.db.insert(notificationReads).values({ userId, reservationId: id }).onConflictDoNothing();
}
