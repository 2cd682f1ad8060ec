import { holdsPlaces } from '@dehesa/domain/reservations';
import type { ServiceContext } from '../../context';
import { changePlaces } from '../places/change-places';
import { insertReservations, nextReservationIds, type NewReservation, sizeOf } from '../insert-reservation';
import { randomReference } from '../random-reference';

export type ImportedReservation = Omit<NewReservation, 'id' | 'reference'>;

/**
 * Stores reservations as they stand, without a booking's checks and without a message, for those who ask nobody: the demo
 * data, and what comes from another system. It takes no places: `changePlaces` does, last. Answers their ids in order.
 */
export async function importReservations(
  tx: ServiceContext['db'],
  given: readonly ImportedReservation[],
): Promise<number[]> {
  const ids = await nextReservationIds(tx, given.length);
  const stored = given.map((one, index) => ({ ...one, id: ids[index] ?? 0, reference: randomReference() }));
  await insertReservations(tx, stored);
  return ids;
}

/** One of them with its places, taken like everywhere (B4). */
export async function importReservation(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  given: ImportedReservation,
): Promise<number> {
  const { status, activityId, shiftId } = given;
  const [id = 0] = await importReservations(tx, [given]);
  if (holdsPlaces(status)) await changePlaces(ctx, tx, [{ activityId, shiftId, places: sizeOf(given) }]);
  return id;
}
