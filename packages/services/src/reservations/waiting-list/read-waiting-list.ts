import { activities, reservations, shiftPlaces, shifts, territories, waitingListOffers } from '@dehesa/db/schema';
import type { WaitingListMode } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { unansweredOffersAllowed, WaitingListInput } from '@dehesa/domain/reservations';
import { and, count, eq, sql } from 'drizzle-orm';
import { reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { booker, ofBooker } from '../read/booker';
import { sumOf } from '../read/counts';
import { fullName } from '../read/people';
import { shownReference } from '../read/reference';
import { isWaiting } from '../read/states';
import { readOfferableShifts } from './offer-terms';

/** One party in the waiting list, in its turn. */
export interface WaitingParty {
  reservationId: number;
  reference: string;
  name: string;
  people: number;
  shift: string | null;
  /** Within its shift, from 1. */
  position: number;
  waitingSince: Date;
  /** The open offer whose places are held. */
  offer: { places: number; expiresAt: Date } | null;
  /** As many places are free now as it needs. */
  fits: boolean;
  /** Offers that ran out without an answer. */
  unanswered: number;
  /** The list does not offer to it by itself any more. */
  passedOver: boolean;
}

/** The waiting list of an activity in order of turn, shift by shift. */
export interface WaitingList {
  mode: WaitingListMode;
  offerHours: number;
  /** Places that open offers hold. */
  offeredPlaces: number;
  /** Staff can offer: the activity is shown, and not all of its shifts have begun. */
  canOffer: boolean;
  parties: WaitingParty[];
  /** All that wait, also beyond `parties`. */
  total: number;
}

const ofActivity = eq(reservations.activityId, activities.id);
const waiting = and(ofActivity, isWaiting());
const unanswered = sql<number>`(select count(*)::int from ${waitingListOffers} past
  where past.reservation_id = ${reservations.id} and past.status = 'expired')`;

/** Who waits for an activity in the actor's reach (B19, B21). */
export async function readWaitingList(ctx: ServiceContext, raw: WaitingListInput): Promise<WaitingList> {
  authorize(ctx, 'reservations.manage');
  const { activityId, limit } = WaitingListInput.parse(raw);
  const wanted = and(eq(activities.id, activityId), reachableActivities(ctx.actor));
  const position = sql`row_number() over (partition by ${reservations.shiftId}
    order by ${reservations.waitingSince}, ${reservations.id})`;
  const [[activity], offerable, parties] = await Promise.all([
    ctx.db
      .select({
        mode: activities.waitingListMode,
        offerHours: activities.offerHours,
        total: count(reservations.id),
        offeredPlaces: sumOf(reservations.offeredPlaces),
      })
      .from(activities)
      .leftJoin(reservations, waiting)
      .where(wanted)
      .groupBy(activities.id),
    readOfferableShifts(ctx, ctx.db, activityId),
    ctx.db
      .select({
        reservationId: reservations.id,
        reference: shownReference,
        name: fullName(booker),
        people: reservations.partySize,
        shift: shifts.name,
        position: sql<number>`(${position})::int`,
        waitingSince: sql`${reservations.waitingSince}`.mapWith(reservations.waitingSince),
        offer: { places: reservations.offeredPlaces, expiresAt: waitingListOffers.expiresAt },
        fits: sql<boolean>`${reservations.offeredPlaces} = 0
          and ${shiftPlaces.held} + ${reservations.partySize} <= ${shiftPlaces.capacity}`,
        unanswered,
      })
      .from(activities)
      .innerJoin(reservations, waiting)
      .innerJoin(territories, eq(territories.id, activities.territoryId))
      .innerJoin(booker, ofBooker)
      .innerJoin(
        shiftPlaces,
        and(
          eq(shiftPlaces.activityId, reservations.activityId),
          sql`${shiftPlaces.shiftId} = coalesce(${reservations.shiftId}, 0)`,
        ),
      )
      .leftJoin(shifts, eq(shifts.id, reservations.shiftId))
      .leftJoin(
        waitingListOffers,
        and(eq(waitingListOffers.reservationId, reservations.id), eq(waitingListOffers.status, 'open')),
      )
      .where(wanted)
      .orderBy(shifts.position, position)
      .limit(limit),
  ]);
  if (!activity) throw DomainError.of('record.notFound');
  return {
    ...activity,
    canOffer: offerable.length > 0,
    parties: parties.map(({ offer: { places, expiresAt }, ...party }) => ({
      ...party,
      offer: expiresAt === null ? null : { places, expiresAt },
      passedOver: party.unanswered >= unansweredOffersAllowed,
    })),
  };
}
