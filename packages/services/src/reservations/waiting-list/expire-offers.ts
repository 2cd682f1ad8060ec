import { movesByItself } from '@dehesa/domain/activities';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { eachByItself } from '../../each-by-itself';
import { inTransaction } from '../../in-transaction';
import { changePlaces } from '../places/change-places';
import { lockReservation } from '../locked-reservation';
import { queuePromotion } from './promote-waiting-task';
import { endOffer, moveToEndOfList } from './end-offer';
import { findOffer } from './offer-rows';

/**
 * Ends an offer that nobody answered in time: its places go on, and who had it waits on behind all others. One that was
 * answered, or whose time has not come, is left alone. Answers whether it ended.
 */
export async function expireOffer(ctx: ServiceContext, offerId: number): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    const found = await findOffer(tx, offerId);
    if (found === undefined) return false;
    const reservation = await lockReservation(tx, found.reservationId);
    const offer = await findOffer(tx, offerId);
    if (offer?.status !== 'open' || offer.expiresAt > ctx.clock.now()) return false;
    const freed = await endOffer(ctx, tx, reservation, 'expired');
    await moveToEndOfList(ctx, tx, reservation.id);
    if (movesByItself(reservation.waitingListMode)) await queuePromotion(tx, reservation.activityId, reservation.id);
    await changePlaces(ctx, tx, freed);
    return true;
  });
}

/** Those whose time has passed without their job: it was lost, or nothing ran at the time. Answers how many ended. */
export async function expireOverdueOffers(ctx: ServiceContext): Promise<number> {
  const overdue = await ctx.db.execute<{ id: number }>(sql`
    select id from waiting_list_offers
    where status = 'open' and expires_at <= ${ctx.clock.now().toISOString()}::timestamptz
    order by expires_at, id
    limit 500`);
  return eachByItself(
    overdue.map(({ id }) => id),
    (id) => expireOffer(ctx, id),
  );
}
