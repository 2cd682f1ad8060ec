import { reservations } from '@dehesa/db/schema';
import { ReservationStatus } from '@dehesa/domain/reservations';
import { and, eq, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ServiceContext } from '@dehesa/services/context';
import { cancelReservation, offerPlaces } from '@dehesa/services/reservations';
import { keepQueued } from './keep-queued';

const holder = alias(reservations, 'holder');

/**
 * Somebody has cancelled where others wait, and the places are offered to the first who waits for as many: the demo's
 * waiting list has an open offer.
 */
export async function seedOffer(ctx: ServiceContext, activityId: number): Promise<void> {
  const [pair] = await ctx.db
    .select({ leaves: holder.id, waits: reservations.id })
    .from(reservations)
    .innerJoin(
      holder,
      and(
        eq(holder.activityId, reservations.activityId),
        eq(holder.status, ReservationStatus.confirmed),
        sql`${holder.shiftId} is not distinct from ${reservations.shiftId}`,
        eq(holder.partySize, reservations.partySize),
      ),
    )
    .where(and(eq(reservations.activityId, activityId), eq(reservations.status, ReservationStatus.waiting)))
    .orderBy(reservations.waitingSince, reservations.id, holder.id)
    .limit(1);
  if (pair === undefined) return;
  await cancelReservation(ctx, { id: pair.leaves, notify: false, force: false });
  await offerPlaces(ctx, { id: pair.waits });
  await keepQueued(ctx);
}
