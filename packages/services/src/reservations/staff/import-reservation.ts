import { holdsPlaces } from '@dehesa/domain/reservations';
import type { ServiceContext } from '../../context';
import { changePlaces } from '../places/change-places';
import { insertReservations, nextReservationIds, type NewReservation, sizeOf } from '../insert-reservation';
import { randomReference } from '../random-reference';

export type ImportedReservation = Omit<NewReservation, 'id' | 'reference'>;

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
  await insertReservations(tx, [{ ...given, id, reference: randomReference() }]);
  if (holdsPlaces(status)) await changePlaces(ctx, tx, [{ activityId, shiftId, places: sizeOf(given) }]);
  return id;
}
