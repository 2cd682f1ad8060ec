import { reservations, waitingListOffers } from '@dehesa/db/schema';
import { and, count, eq, gt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { LinkClaim } from '../../keys/index';
import type { ServiceContext } from '../../context';
import { offerTokenFor } from '../party-links';
import { countOf } from '../read/counts';
import { isWaiting } from '../read/states';

const others = alias(reservations, 'others');

/** A place in the waiting list of one shift, or of an activity without shifts; the first is 1. */
export interface WaitingPosition {
  position: number;
  /** How many reservations wait there. */
  waiting: number;
}

/** Where a reservation stands in its waiting list (B19); null where it does not wait. */
export async function readWaitingPosition(
  ctx: Pick<ServiceContext, 'db'>,
  reservationId: number,
): Promise<WaitingPosition | null> {
  const turn = sql`(${others.waitingSince}, ${others.id}) <= (${reservations.waitingSince}, ${reservations.id})`;
  const [row] = await ctx.db
    .select({ position: countOf(turn), waiting: count() })
    .from(reservations)
    .innerJoin(
      others,
      and(
        eq(others.activityId, reservations.activityId),
        isWaiting(others.status),
        sql`${others.shiftId} is not distinct from ${reservations.shiftId}`,
      ),
    )
    .where(and(eq(reservations.id, reservationId), isWaiting()))
    .having(gt(count(), 0));
  return row ?? null;
}

/** The offer that somebody who waits can still answer. */
export interface OpenOffer {
  /** `{data}` of `/oferta/{data}`. */
  token: string;
  places: number;
  expiresAt: Date;
}

/** Its link is for the contact that the caller was reached by. */
export async function readOpenOffer(
  ctx: ServiceContext,
  reservationId: number,
  contact: LinkClaim['contact'],
): Promise<OpenOffer | null> {
  const [offer] = await ctx.db
    .select({
      id: waitingListOffers.id,
      places: waitingListOffers.places,
      expiresAt: waitingListOffers.expiresAt,
    })
    .from(waitingListOffers)
    .where(
      and(
        eq(waitingListOffers.reservationId, reservationId),
        eq(waitingListOffers.status, 'open'),
        gt(waitingListOffers.expiresAt, ctx.clock.now()),
      ),
    );
  if (offer === undefined) return null;
  const { id, ...open } = offer;
  return { token: offerTokenFor(ctx.installation, id, contact), ...open };
}
