import { activities, reservations, shifts, statisticsActivities } from '@dehesa/db/schema';
import { activityScope } from '@dehesa/domain/access';
import { ReservationStatus } from '@dehesa/domain/reservations';
import { and, count, eq, type SQL } from 'drizzle-orm';
import type { PgSelect } from 'drizzle-orm/pg-core';
import { activitiesWithin, reachableActivities } from '../../activity-scope';
import type { ServiceContext } from '../../context';
import { sumOf } from './counts';
import { isLive } from './states';

/** More than these nobody counts one by one while somebody waits. */
const countedAtMost = 10_000;

/** Which reservations a list is of. */
export interface Listed {
  /** A condition on `activities`. */
  among: SQL | undefined;
  /** Null: all that are not cancelled (B18). */
  status: ReservationStatus | null;
  /** What else is asked of them, which the kept numbers know nothing of. */
  found?: SQL | undefined;
}

/**
 * How many live reservations within reach (B21) a list has. Of more than ten thousand the number is the one that is kept
 * for the statistics, which may be a minute old (decision 0024); of those that were searched for it is counted, and so are
 * all where `atMost` is null.
 */
export async function countListed(
  ctx: ServiceContext,
  { among, status, found }: Listed,
  atMost: number | null = countedAtMost,
): Promise<number> {
  const counted = within(ctx, ctx.db.select({ id: reservations.id }).from(reservations).$dynamic(), {
    among,
    status,
    found,
  });
  const isWhole = found !== undefined || atMost === null;
  const some = (isWhole ? counted : counted.limit(atMost + 1)).as('listed');
  const [row] = await ctx.db.select({ total: count() }).from(some);
  const total = row?.total ?? 0;
  return isWhole || total <= atMost ? total : Math.max(total, await keptTotal(ctx, among, status));
}

/**
 * The same by turn, all of them counted: those in the first shift of their activity, in the second, and so on; null is of those
 * without a shift. By shift first, which one index tells: all of them put to the shifts' positions would take longer.
 */
export function countTurns(ctx: ServiceContext, listed: Listed): PromiseLike<{ turn: number | null; total: number }[]> {
  const { shiftId } = reservations;
  const each = ctx.db
    .select({ shiftId, booked: count().as('booked') })
    .from(reservations)
    .$dynamic();
  const byShift = within(ctx, each, listed).groupBy(shiftId).as('by_shift');
  return ctx.db
    .select({ turn: shifts.position, total: sumOf(byShift.booked) })
    .from(byShift)
    .leftJoin(shifts, eq(shifts.id, byShift.shiftId))
    .groupBy(shifts.position);
}

function within<T extends PgSelect>(ctx: ServiceContext, counted: T, { among, status, found }: Listed) {
  const reach = activityScope(ctx.actor);
  const inState = status === null ? isLive() : and(isLive(), eq(reservations.status, status));
  // Who reaches all of it needs no activity to know.
  if (reach.kind !== 'all' || among !== undefined)
    void counted.innerJoin(activities, and(eq(activities.id, reservations.activityId), activitiesWithin(reach), among));
  return counted.where(and(inState, found));
}

const { pending, confirmed, waiting } = statisticsActivities;

async function keptTotal(
  ctx: ServiceContext,
  among: SQL | undefined,
  status: ReservationStatus | null,
): Promise<number> {
  const [kept] = await ctx.db
    .select({
      [ReservationStatus.pending]: sumOf(pending),
      [ReservationStatus.confirmed]: sumOf(confirmed),
      [ReservationStatus.waiting]: sumOf(waiting),
    })
    .from(statisticsActivities)
    .innerJoin(activities, eq(activities.id, statisticsActivities.activityId))
    .where(and(reachableActivities(ctx.actor), among));
  if (kept === undefined || status === ReservationStatus.cancelled) return 0;
  return status === null ? kept[1] + kept[2] + kept[3] : kept[status];
}
