import { DomainError } from '@dehesa/domain/errors';
import { waitingListRoom } from '@dehesa/domain/reservations';
import { sql } from 'drizzle-orm';
import type { ServiceContext } from '../../context';
import { bookingLimitsOf } from '../../visitors/index';
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
  const [, [row]] = await Promise.all([
    tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`waiting:${id}:${shiftId ?? 0}`}, 0))`),
    tx.execute<{ waiting: number }>(sql`
      select coalesce(sum(party_size), 0)::int as waiting from reservations
      where activity_id = ${id} and ${isWaiting(sql`status`)} and shift_id is not distinct from ${shiftId}::int`),
  ]);
  if ((row?.waiting ?? 0) + people > room) throw DomainError.of('reservations.waitingListFull');
}
