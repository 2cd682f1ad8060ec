import { activities, reservations, shiftPlaces, waitingListOffers } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { ReservationStatus, unansweredOffersAllowed } from '@dehesa/domain/reservations';
import { and, eq, lt, lte, ne, not, or, sql } from 'drizzle-orm';
import { calledOff } from '../../activities/read/head';
import { oneAtATime } from '../../advisory-locks';
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
      const skipLock = ctx.testing?.skipQueueLock === true;
      // One walk through a list at a time, so that a later turn never overtakes an earlier one.
      if (!skipLock) await oneAtATime(tx, 'waiting-list', { of: promotion.activityId });
      const next = await findNext(ctx, tx, promotion);
      if (next === undefined) return 'nobody';
      // Waits for whoever changes it just now: nobody loses a turn by being edited.
      const reservation = await lockReservation(tx, next.id, { skipLock });
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

async function findNext(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  { activityId, exceptReservationId = null }: Promotion,
): Promise<{ id: number; mode: string } | undefined> {
  const { waitingListMode: mode } = activities;
  const offerable = idArray(await readOfferableShifts(ctx, tx, activityId));
  const unanswered = tx.$count(
    waitingListOffers,
    and(eq(waitingListOffers.reservationId, reservations.id), eq(waitingListOffers.status, 'expired')),
  );
  const [next] = await tx
    .select({ id: reservations.id, mode })
    .from(reservations)
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .innerJoin(
      shiftPlaces,
      and(
        eq(shiftPlaces.activityId, reservations.activityId),
        eq(shiftPlaces.shiftId, sql`coalesce(${reservations.shiftId}, 0)`),
      ),
    )
    .where(
      and(
        eq(reservations.activityId, activityId),
        isWaiting(),
        eq(reservations.offeredPlaces, 0),
        exceptReservationId === null ? undefined : ne(reservations.id, exceptReservationId),
        not(calledOff),
        // Nobody is called to what has begun.
        sql`${shiftPlaces.shiftId} = any(${offerable})`,
        lte(sql`${shiftPlaces.held} + ${reservations.partySize}`, shiftPlaces.capacity),
        or(eq(mode, 'automatic'), and(eq(mode, 'offer'), lt(unanswered, unansweredOffersAllowed))),
      ),
    )
    .orderBy(reservations.waitingSince, reservations.id)
    .limit(1);
  return next;
}
