import { reservations } from '@dehesa/db/schema';
import { DomainError } from '@dehesa/domain/errors';
import { waitingListRoom } from '@dehesa/domain/reservations';
import { and, eq, isNull } from 'drizzle-orm';
import { holdKeys } from '../../advisory-locks';
import type { ServiceContext } from '../../context';
import { bookingLimitsOf } from '../../visitors/index';
import { sumOf } from '../read/counts';
import { isWaiting } from '../read/states';
import type { BookableActivity } from '../booking/bookable-activity';

/**
 * Refuses with `reservations.waitingListFull` a party for which the waiting list of its shift has no room. Until commit
 * one party at a time joins the list, so that what was counted stays true.
 */
export async function assertRoomToWait(
  ctx: ServiceContext,
  tx: ServiceContext['db'],
  activity: Pick<BookableActivity, 'id' | 'places'>,
  shiftId: number | null,
  people: number,
): Promise<void> {
  await holdKeys(tx, [`waiting:${activity.id}:${shiftId ?? 0}`]);
  if ((await readRoomToWait(ctx, tx, activity, shiftId)) < people) throw DomainError.of('reservations.waitingListFull');
}

/** For how many people more the waiting list of a shift has room now; below zero where a limit was lowered. */
export async function readRoomToWait(
  ctx: ServiceContext,
  db: ServiceContext['db'],
  { id, places }: Pick<BookableActivity, 'id' | 'places'>,
  shiftId: number | null,
): Promise<number> {
  const capacity = places.find((row) => row.shiftId === (shiftId ?? 0))?.capacity ?? 0;
  const ofShift = shiftId === null ? isNull(reservations.shiftId) : eq(reservations.shiftId, shiftId);
  const [row] = await db
    .select({ waiting: sumOf(reservations.partySize) })
    .from(reservations)
    .where(and(eq(reservations.activityId, id), isWaiting(), ofShift));
  return waitingListRoom(capacity, bookingLimitsOf(ctx.installation).waitingFactor) - (row?.waiting ?? 0);
}
