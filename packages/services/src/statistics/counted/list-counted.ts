import { activities, reservations, statisticsActivities, statisticsOrigins, territories } from '@dehesa/db/schema';
import { activityScope } from '@dehesa/domain/access';
import type { Page } from '@dehesa/domain/paging';
import type { ReservationStatus } from '@dehesa/domain/reservations';
import { CountedReservationsInput, type CountedState } from '@dehesa/domain/statistics';
import { and, desc, eq, exists, type SQL } from 'drizzle-orm';
import { activityHead } from '../../activities/read/head';
import { authorize, type ServiceContext } from '../../context';
import { booker, ofBooker } from '../../reservations/read/booker';
import { sumOf } from '../../reservations/read/counts';
import { fullName } from '../../reservations/read/people';
import { shownReference } from '../../reservations/read/reference';
import { holdsPlaces, isConfirmed, isLive, isPending, isWaiting } from '../../reservations/read/states';
import { freshStatistics } from '../fresh-statistics';
import { shownIn } from '../period/chosen-activities';
import { place, reachablePlaces } from '../reachable-places';
import { takesPlaceIn } from '../takes-place-in';
import { comesFrom, type Counted, countedIn, latestActivity, pageStart, type Place } from './page-start';

/** A reservation that a number of the statistics counts. */
export interface CountedReservation {
  id: number;
  /** With its territory's prefix (B16). */
  reference: string;
  status: ReservationStatus;
  booker: string;
  partySize: number;
  activity: {
    id: number;
    /** The Portuguese title where there is none is the Spanish one. */
    title: { es: string; pt: string };
    date: string;
    startTime: string | null;
  };
}

/**
 * A page of the live reservations (B18) that a number of the statistics is made of, the latest activity first, within the
 * actor's reach (B21, B105). `total` is the number itself, as it is kept: it may be a minute older than the rows.
 */
export async function listCounted(
  ctx: ServiceContext,
  raw: CountedReservationsInput,
): Promise<Page<CountedReservation>> {
  authorize(ctx, 'reservations.manage');
  const { scope, period, of, pageIndex, pageSize } = CountedReservationsInput.parse(raw);
  await freshStatistics(ctx);
  const among = and(takesPlaceIn(period), shownIn(ctx, scope));
  const reading = async () => {
    const start = await pageStart(ctx, among, of, pageIndex * pageSize);
    if (start === null) return [];
    return selectCounted(ctx, and(among, isCounted(ctx, of), start.from), { limit: pageSize, offset: start.skip });
  };
  const [rows, total] = await Promise.all([
    reading(),
    'state' in of ? countIn(ctx, among, of.state) : countFrom(ctx, { scope, period, of }),
  ]);
  return { rows, total };
}

interface Shown {
  limit: number;
  offset: number;
}

/** What is told of them is read once it is known which ones a page has. */
function selectCounted({ db }: ServiceContext, where: SQL | undefined, { limit, offset }: Shown) {
  const latest = [...latestActivity, desc(reservations.id)];
  const page = db
    .select({ id: reservations.id })
    .from(activities)
    .innerJoin(reservations, eq(reservations.activityId, activities.id))
    .innerJoin(booker, ofBooker)
    .where(where)
    .orderBy(...latest)
    .limit(limit)
    .offset(offset)
    .as('page');
  return db
    .select({
      id: reservations.id,
      reference: shownReference,
      status: reservations.status,
      booker: fullName(booker),
      partySize: reservations.partySize,
      activity: {
        id: activityHead.id,
        title: activityHead.title,
        date: activityHead.date,
        startTime: activityHead.startTime,
      },
    })
    .from(page)
    .innerJoin(reservations, eq(reservations.id, page.id))
    .innerJoin(activities, eq(activities.id, reservations.activityId))
    .innerJoin(booker, ofBooker)
    .innerJoin(territories, eq(territories.id, activities.territoryId))
    .orderBy(...latest);
}

const states: Record<CountedState, SQL> = {
  pending: isPending(),
  confirmed: isConfirmed(),
  waiting: isWaiting(),
  holding: holdsPlaces(),
};

function isCounted({ db }: ServiceContext, of: Counted): SQL | undefined {
  if ('state' in of) return states[of.state];
  // Where nobody of an activity comes from there, its reservations need not be looked through.
  const anybody = db
    .select({ activityId: statisticsOrigins.activityId })
    .from(statisticsOrigins)
    .where(and(eq(statisticsOrigins.activityId, activities.id), comesFrom(statisticsOrigins, of)));
  return and(isLive(), comesFrom(booker, of), exists(anybody));
}

async function countIn({ db }: ServiceContext, among: SQL | undefined, state: CountedState): Promise<number> {
  const [row] = await db
    .select({ total: sumOf(countedIn(state)) })
    .from(activities)
    .innerJoin(statisticsActivities, eq(statisticsActivities.activityId, activities.id))
    .where(among);
  return row?.total ?? 0;
}

async function countFrom(
  { db, actor }: ServiceContext,
  { scope, period, of }: Pick<CountedReservationsInput, 'scope' | 'period'> & { of: Place },
): Promise<number> {
  const [row] = await db
    .select({ total: sumOf(place.total) })
    .from(reachablePlaces(activityScope(actor), scope, period))
    .where(comesFrom(place, of));
  return row?.total ?? 0;
}
