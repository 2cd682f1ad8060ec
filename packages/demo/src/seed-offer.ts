import { sql } from 'drizzle-orm';
import type { ServiceContext } from '@dehesa/services/context';
import { deliverMessage, mailOnly } from '@dehesa/services/messages';
import { cancelReservation, offerPlaces } from '@dehesa/services/reservations';

/**
 * Somebody has cancelled where others wait, and the places are offered to the first who waits for as many: the demo's
 * waiting list has an open offer.
 */
export async function seedOffer(ctx: ServiceContext, activityId: number): Promise<void> {
  const [pair] = await ctx.db.execute<{ leaves: number; waits: number }>(sql`
    select holder.id as leaves, waiting.id as waits
    from reservations waiting
    join reservations holder on holder.activity_id = waiting.activity_id and holder.status = 2
      and holder.shift_id is not distinct from waiting.shift_id and holder.party_size = waiting.party_size
    where waiting.activity_id = ${activityId} and waiting.status = 3
    order by waiting.waiting_since, waiting.id, holder.id
    limit 1`);
  if (pair === undefined) return;
  await cancelReservation(ctx, { id: pair.leaves, notify: false, force: false });
  await offerPlaces(ctx, { id: pair.waits });
  await keepMessage(ctx, pair.waits);
}

/** In the log and never sent; an offer without its job ends with those that are found overdue. */
async function keepMessage(ctx: ServiceContext, reservationId: number): Promise<void> {
  await ctx.db.execute(sql`select graphile_worker.complete_jobs(array_agg(id)) from graphile_worker.jobs`);
  const queued = await ctx.db.execute<{ id: number }>(
    sql`select id from messages where reservation_id = ${reservationId} and status = 'queued'`,
  );
  for (const { id } of queued) await deliverMessage(ctx, mailOnly(null), id);
}
