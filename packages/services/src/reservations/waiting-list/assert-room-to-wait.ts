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
  { id, places }: Pick<BookableActivity, 'id' | 'places'>,
  shiftId: number | null,
  people: number,
): Promise<void> {
  const capacity = places.find((row) => row.shiftId === (shiftId ?? 0))?.capacity ?? 0;
  const room = waitingListRoom(capacity, bookingLimitsOf(ctx.installation).waitingFactor);
  await holdKeys(tx, [`waiting:${id}:${shiftId ?? 0}`]);
  const ofShift = shiftId === null ? isNull(reservations.shiftId) : eq(reservations.shiftId, shiftId);
  const [row] = await tx
    .select({ waiting: sumOf(reservations.partySize) })
    .from(reservations)
    .where(and(eq(reservations.activityId, id), isWaiting(), ofShift));
  if ((row?.waiting ?? 0) + people > room) throw DomainError.of('reservations.waitingListFull');
}
