import { activities, reservations } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { ReservationStatus } from '@dehesa/domain/reservations';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

/**
 * A reminder that had to wait (its mail server was away) is not sent any more to who has cancelled meanwhile, nor of an
 * outing that is suspended: it would call people to where nobody is.
 */
export async function assertStillDue(
  ctx: ServiceContext,
  { slug, reservationId }: { slug: string; reservationId: number | null },
): Promise<void> {
  if (slug !== 'reserva-recordatorio' || reservationId === null) return;
  const [row] = await ctx.db
    .select({ status: reservations.status, suspendedAt: activities.suspendedAt })
    .from(reservations)
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .where(eq(reservations.id, reservationId));
  if (row && row.suspendedAt !== null) throw DomainError.of('activities.suspended');
  if (row && row.status !== ReservationStatus.confirmed) throw DomainError.of('reservations.notConfirmed');
}
