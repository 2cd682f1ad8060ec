import { DomainError } from '@dehesa/domain/errors';
import { movesByItself } from '@dehesa/domain/activities';
import { ReservationRef } from '@dehesa/domain/reservations';
import { authorize, type ServiceContext } from '../../context';
import { inTransaction } from '../../in-transaction';
import { changePlaces } from '../places/change-places';
import { lockReachableReservation } from '../locked-reservation';
import { queuePromotion } from './promote-waiting-task';
import { endOffer } from './end-offer';
import { openOffer } from './open-offer';

/** Staff offer places to a party that waits, whatever its turn; it must fit: an offer never goes beyond capacity (B4). */
export async function offerPlaces(ctx: ServiceContext, raw: ReservationRef): Promise<void> {
  const actor = authorize(ctx, 'reservations.manage');
  const { id } = ReservationRef.parse(raw);
  await inTransaction(ctx, async (tx) => {
    await openOffer(ctx, tx, await lockReachableReservation(tx, actor, id));
  });
}

/** Staff take an open offer back; the party keeps its turn, and its places go on to the others. */
export async function withdrawOffer(ctx: ServiceContext, raw: ReservationRef): Promise<void> {
  const actor = authorize(ctx, 'reservations.manage');
  const { id } = ReservationRef.parse(raw);
  await inTransaction(ctx, async (tx) => {
    const reservation = await lockReachableReservation(tx, actor, id);
    if (reservation.offeredPlaces === 0) throw DomainError.of('reservations.offerClosed');
    const freed = await endOffer(ctx, tx, reservation, 'withdrawn');
    if (movesByItself(reservation.waitingListMode)) await queuePromotion(tx, reservation.activityId, id);
    await changePlaces(ctx, tx, freed);
  });
}
