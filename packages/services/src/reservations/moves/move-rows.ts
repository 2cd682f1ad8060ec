import { MoveStatus } from '@dehesa/domain/outings';
import { sql } from 'drizzle-orm';
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

interface Row extends Record<string, unknown> {
  id: number;
  suspension_id: number;
  reservation_id: number;
  status: string;
  held_activity_id: number | null;
  held_shift_id: number | null;
  taken_activity_id: number | null;
  expires_ms: number | null;
}

/** A move as it stands. Which state it is in only tells who holds the reservation's row: read it again then. */
export async function findMove(db: ServiceContext['db'], moveId: number): Promise<StoredMove | undefined> {
  const [row] = await db.execute<Row>(sql`
    select id, suspension_id, reservation_id, status, held_activity_id, held_shift_id, taken_activity_id,
      (extract(epoch from expires_at) * 1000)::float8 as expires_ms
    from outing_moves where id = ${moveId}`);
  return (
    row && {
      id: row.id,
      suspensionId: row.suspension_id,
      reservationId: row.reservation_id,
      status: MoveStatus.parse(row.status),
      heldActivityId: row.held_activity_id,
      heldShiftId: row.held_shift_id,
      takenActivityId: row.taken_activity_id,
      expiresAt: row.expires_ms === null ? null : new Date(row.expires_ms),
    }
  );
}

/** It can still be answered. */
export function isOpen({ status, expiresAt }: Pick<StoredMove, 'status' | 'expiresAt'>, now: Date): boolean {
  return status === 'open' && expiresAt !== null && expiresAt > now;
}
