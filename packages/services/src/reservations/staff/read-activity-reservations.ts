import {
  activities,
  categories,
  files,
  reservations,
  shiftPlaces,
  shifts,
  territories,
  waitingListOffers,
} from '@dehesa/db/schema';
import type { TerritoryId } from '@dehesa/domain/access';
import type { ActivityGuide, MinimumAge, WaitingListMode } from '@dehesa/domain/activities';
import { DomainError } from '@dehesa/domain/errors';
import { ActivityReservationsInput, placesLeft } from '@dehesa/domain/reservations';
import { and, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { guidesOfActivity } from '../../activities/read/guides';
import { activityHead } from '../../activities/read/head';
import { reachableActivities } from '../../activity-scope';
import { authorize, type ServiceContext } from '../../context';
import { idArray } from '../../id-array';
import { jsonList, jsonObject, millis } from '../../json-sql';
import { placesHeldForMoves } from '../moves/held-places';
import { peopleIn, sumOf } from '../read/counts';
import { isConfirmed, isLive, isPending, isWaiting } from '../read/states';
import { countReservations, type ReservationRow, selectReservations } from '../reservation-rows';
import { foundReservations } from './find-reservations';
import { nameColumns } from '../../staff-names';

/** What the head of the three columns shows. */
export interface ReservationsHeader {
  id: number;
  slug: string;
  title: { es: string; pt: string };
  category: { es: string; pt: string };
  territoryId: TerritoryId;
  territory: { es: string; pt: string };
  date: string;
  startTime: string | null;
  endTime: string | null;
  municipality: string;
  meetingPoint: { es: string; pt: string };
  minimumAge: MinimumAge;
  childrenAllowed: boolean;
  waitingListMode: WaitingListMode;
  imageUrl: string | null;
  hidden: boolean;
  registrationsClosed: boolean;
  /** It does not take place on its date. */
  suspended: boolean;
  past: boolean;
  guides: ActivityGuide[];
}

/** Places of one shift, or of an activity without shifts (`shift` null); people by state (B2, B3, B5). */
export interface ShiftOccupancy {
  shift: { id: number; name: string } | null;
  capacity: number;
  /** Held by pending and confirmed people and by open offers; more than `capacity` only by B15. */
  held: number;
  free: number;
  confirmed: number;
  pending: number;
  /** Places that are held for people who wait, by open offers, or for those of a suspended outing. */
  offered: number;
  waiting: number;
}

export interface ReservationColumn<T extends ReservationRow = ReservationRow> {
  rows: T[];
  /** All that there are, also beyond the rows. */
  total: number;
  people: number;
}

export interface WaitingReservation extends ReservationRow {
  /** The oldest waiting reservation of its shift that fits into the free places; such ones come first (B19). */
  offered: boolean;
  /** Until when it can accept the places that are held for it. */
  offerExpiresAt: Date | null;
}

export interface ActivityReservations {
  activity: ReservationsHeader;
  places: ShiftOccupancy[];
  pending: ReservationColumn;
  waiting: ReservationColumn<WaitingReservation>;
  confirmed: ReservationColumn;
}

/** One activity's reservations in their three groups, with its places by shift (U24, B21). */
export async function readActivityReservations(
  ctx: ServiceContext,
  raw: ActivityReservationsInput,
): Promise<ActivityReservations> {
  authorize(ctx, 'reservations.manage');
  const { activityId, search, limit } = ActivityReservationsInput.parse(raw);
  const head = await readHeader(ctx, activityId);
  if (!head) throw DomainError.of('record.notFound');
  const found = and(eq(reservations.activityId, activityId), foundReservations(search, true));
  const column = async (state: SQL, order: readonly (PgColumn | SQL)[]): Promise<ReservationColumn> => {
    const where = and(found, state);
    const [rows, count] = await Promise.all([
      selectReservations(ctx, { where, order, limit }),
      countReservations(ctx, where),
    ]);
    return { rows, total: count.reservations, people: count.people };
  };
  const { places, offered: fitting, openOffers, ...activity } = head;
  const byShift = [shifts.position, reservations.createdAt, reservations.id];
  const offered = new Set(fitting);
  const offers = new Map(openOffers.map(({ id, until }) => [id, new Date(until)]));
  const offeredFirst = sql`${reservations.id} = any(${idArray(fitting)}) desc`;
  const [pending, waiting, confirmed] = await Promise.all([
    column(isPending(), byShift),
    column(isWaiting(), [offeredFirst, reservations.waitingSince, reservations.id]),
    column(isConfirmed(), byShift),
  ]);
  return {
    activity,
    places: places.map((place) => ({ ...place, free: placesLeft(place) })),
    pending,
    waiting: {
      ...waiting,
      rows: waiting.rows.map((waits) => ({
        ...waits,
        offered: offered.has(waits.id),
        offerExpiresAt: offers.get(waits.id) ?? null,
      })),
    },
    confirmed,
  };
}

const ofPlaces = sql`coalesce(${reservations.shiftId}, 0) = ${shiftPlaces.shiftId}`;
const ofActivity = eq(reservations.activityId, activities.id);

/** The places by shift, each with its people by state. */
const placesByShift = sql<Omit<ShiftOccupancy, 'free'>[]>`(
  select ${jsonList(
    sql`json_build_object(
      'shift', case when ${shifts.id} is not null then ${jsonObject({ id: shifts.id, name: shifts.name })} end,
      'capacity', ${shiftPlaces.capacity}, 'held', ${shiftPlaces.held}, 'confirmed', coalesce(counted.confirmed, 0),
      'pending', coalesce(counted.pending, 0), 'waiting', coalesce(counted.waiting, 0),
      'offered', coalesce(counted.offered, 0) + coalesce(moving.places, 0))`,
    shifts.position,
  )}
  from ${shiftPlaces}
  left join ${shifts} on ${eq(shifts.id, shiftPlaces.shiftId)}
  left join (
    select coalesce(${reservations.shiftId}, 0) as shift_id, ${peopleIn(isConfirmed())} as confirmed,
      ${peopleIn(isPending())} as pending, ${peopleIn(isWaiting())} as waiting, ${sumOf(reservations.offeredPlaces)} as offered
    from ${reservations} where ${and(ofActivity, isLive())} group by 1
  ) counted on counted.shift_id = ${shiftPlaces.shiftId}
  left join (
    select shift_id, sum(places)::int as places from (${placesHeldForMoves}) held
    where activity_id = ${activities.id} group by 1
  ) moving on moving.shift_id = ${shiftPlaces.shiftId}
  where ${eq(shiftPlaces.activityId, activities.id)})`;

/** Of each shift the waiting reservation that is next and fits (B19). */
const offered = sql<number[]>`(
  select coalesce(json_agg(first.id), '[]') from (
    select distinct on (${reservations.shiftId}) ${reservations.id}
    from ${reservations}
    join ${shiftPlaces} on ${and(eq(shiftPlaces.activityId, reservations.activityId), ofPlaces)}
    where ${and(ofActivity, isWaiting(), eq(reservations.offeredPlaces, 0))}
      and ${shiftPlaces.held} + ${reservations.partySize} <= ${shiftPlaces.capacity}
    order by ${reservations.shiftId}, ${reservations.waitingSince}, ${reservations.id}
  ) first)`;

/** Open offers: the reservation, and until when. */
const openOffers = sql<{ id: number; until: number }[]>`(
  select ${jsonList(jsonObject({ id: reservations.id, until: millis(waitingListOffers.expiresAt) }))}
  from ${reservations}
  join ${waitingListOffers} on ${and(eq(waitingListOffers.reservationId, reservations.id), eq(waitingListOffers.status, 'open'))}
  where ${and(ofActivity, isWaiting(), gt(reservations.offeredPlaces, 0))})`;

/** The activity, its places by shift, and which waiting reservations are offered (B19), in one statement. */
async function readHeader(ctx: ServiceContext, activityId: number) {
  const [head] = await ctx.db
    .select({
      ...activityHead,
      category: nameColumns(categories),
      minimumAge: activities.minimumAge,
      childrenAllowed: activities.childrenAllowed,
      waitingListMode: activities.waitingListMode,
      hidden: activities.hidden,
      registrationsClosed: activities.registrationsClosed,
      past: sql<boolean>`${lte(activities.endsAt, ctx.clock.now())}`,
      guides: guidesOfActivity,
      places: placesByShift,
      offered,
      openOffers,
    })
    .from(activities)
    .innerJoin(categories, eq(categories.id, activities.categoryId))
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .leftJoin(files, eq(files.id, activities.mainImageId))
    .where(and(eq(activities.id, activityId), reachableActivities(ctx.actor)));
  return head;
}
