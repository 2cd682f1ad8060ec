import { people, reservations } from '@dehesa/db/schema';
import { holdsPlaces, ReservationStatus } from '@dehesa/domain/reservations';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { changePlaces } from '../places/change-places';
import { insertReservations, nextReservationIds, type NewReservation, sizeOf } from '../insert-reservation';
import { randomReference } from '../random-reference';

export interface ImportedReservation extends Omit<NewReservation, 'id' | 'reference' | 'status'> {
  status: ReservationStatus;
}

/**
 * Stores a reservation as it stands, without the booking's checks and without a message, for those who ask nobody: the
 * demo data. Places are taken like everywhere (B4). Answers its id.
 */
export async function importReservation(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  given: ImportedReservation,
): Promise<number> {
  const { status, activityId, shiftId } = given;
  const [id = 0] = await nextReservationIds(tx, 1);
  const cancelled = status === ReservationStatus.cancelled;
  const stored = { ...given, id, reference: randomReference(), status: cancelled ? ReservationStatus.pending : status };
  await insertReservations(tx, [stored]);
  if (cancelled) {
    await tx.update(reservations).set({ status, cancelledAt: ctx.clock.now() }).where(eq(reservations.id, id));
    await tx.update(people).set({ live: false }).where(eq(people.reservationId, id));
  }
  if (holdsPlaces(status)) await changePlaces(ctx, tx, [{ activityId, shiftId, places: sizeOf(given) }]);
  return id;
}
