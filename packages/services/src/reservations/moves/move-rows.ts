import { outingMoves } from '@dehesa/db/schema';
import type { MoveStatus } from '@dehesa/domain/outings';
import { eq } from 'drizzle-orm';
import type { ServiceContext } from '../../context';

export interface StoredMove {
  id: number;
  suspensionId: number;
  reservationId: number;
  status: MoveStatus;
  heldActivityId: number | null;
  heldShiftId: number | null;
  takenActivityId: number | null;
  expiresAt: Date | null;
}

/** A move as it stands. Which state it is in only tells who holds the reservation's row: read it again then. */
export async function findMove(db: ServiceContext['db'], moveId: number): Promise<StoredMove | undefined> {
  const [move] = await db
    .select({
      id: outingMoves.id,
      suspensionId: outingMoves.suspensionId,
      reservationId: outingMoves.reservationId,
      status: outingMoves.status,
      heldActivityId: outingMoves.heldActivityId,
      heldShiftId: outingMoves.heldShiftId,
      takenActivityId: outingMoves.takenActivityId,
      expiresAt: outingMoves.expiresAt,
    })
    .from(outingMoves)
    .where(eq(outingMoves.id, moveId));
  return move;
}

/** It can still be answered. */
export function isOpen({ status, expiresAt }: Pick<StoredMove, 'status' | 'expiresAt'>, now: Date): boolean {
  return status === 'open' && expiresAt !== null && expiresAt > now;
}
