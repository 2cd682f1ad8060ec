import { DomainError } from '@dehesa/domain/errors';
import { ReservationStatus, unansweredOffersAllowed } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { idArray } from '../../id-array';
import { inTransaction } from '../../in-transaction';
import { applyStatus } from '../status/apply-status';
import { lockReservation } from '../locked-reservation';
import { isWaiting } from '../read/states';
import { readOfferableShifts } from './offer-terms';
import { openOffer } from './open-offer';

/** Whose waiting list, and who in it is passed over this time. */
export interface Promotion {
  activityId: number;
  exceptReservationId?: number | null;
}

/** Looks that found somebody who then was not there any more, or places that were gone, one after the other. */
const patience = 20;

/**
 * Walks the waiting list in order of turn, one transaction a step, until nobody in it fits into what is free (B19): the
 * first who fits is moved to pending or offered the places, as the activity says; who does not fit keeps the turn. Who let
 * offers run out is passed over. Answers how many were moved or offered.
 */
export async function promoteWaiting(ctx: ServiceContext, promotion: Promotion): Promise<number> {
  let moved = 0;
  for (let lost = 0; lost < patience;) {
    const step = await promoteNext(ctx, promotion);
    if (step === 'nobody') break;
    if (step === 'lost') lost += 1;
    else [moved, lost] = [moved + 1, 0];
  }
  return moved;
}

async function promoteNext(ctx: ServiceContext, promotion: Promotion): Promise<'moved' | 'lost' | 'nobody'> {
  try {
    return await inTransaction(ctx, async (tx) => {
      await lockList(ctx, tx, promotion.activityId);
      const next = await findNext(ctx, tx, promotion);
      if (next === undefined) return 'nobody';
      // Waits for whoever changes it just now: nobody loses a turn by being edited.
      const reservation = await lockReservation(tx, next.id, { skipLock: ctx.testing?.skipQueueLock === true });
      const { status, offeredPlaces, activityId } = reservation;
      if (status !== ReservationStatus.waiting || offeredPlaces > 0 || activityId !== promotion.activityId)
        return 'lost';
      if (next.mode === 'automatic') {
        await applyStatus(ctx, tx, reservation, { to: ReservationStatus.pending, notify: true });
      } else {
        await openOffer(ctx, tx, reservation);
      }
      return 'moved';
    });
  } catch (error) {
    // Somebody took the places between the look and the taking: nothing was changed, fewer may fit.
    if (error instanceof DomainError && error.code === 'reservations.capacityExceeded') return 'lost';
    throw error;
  }
}

/** One walk through a list at a time, so that a later turn never overtakes an earlier one. */
async function lockList(ctx: ServiceContext, tx: ServiceContext['db'], activityId: number): Promise<void> {
  if (ctx.testing?.skipQueueLock === true) return;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('waiting-list'), ${activityId}::int)`);
}

async function findNext(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  { activityId, exceptReservationId = null }: Promotion,
): Promise<{ id: number; mode: string } | undefined> {
  const now = sql`${ctx.clock.now().toISOString()}::timestamptz`;
  const offerable = idArray(await readOfferableShifts(ctx, tx, activityId));
  const [next] = await tx.execute<{ id: number; mode: string }>(sql`
    select r.id, a.waiting_list_mode as mode
    from reservations r
    join activities a on a.id = r.activity_id
    join shift_places p on p.activity_id = r.activity_id and p.shift_id = coalesce(r.shift_id, 0)
    where r.activity_id = ${activityId} and ${isWaiting(sql`r.status`)} and r.offered_places = 0
      and r.id is distinct from ${exceptReservationId}::int and not a.hidden and a.suspended_at is null
      and a.ends_at > ${now}
      and p.held + r.party_size <= p.capacity
      and (a.waiting_list_mode = 'automatic' or a.waiting_list_mode = 'offer' and p.shift_id = any(${offerable}) and (
        select count(*) from waiting_list_offers o where o.reservation_id = r.id and o.status = 'expired'
      ) < ${unansweredOffersAllowed}::int)
    order by r.waiting_since, r.id
    limit 1`);
  return next;
}
