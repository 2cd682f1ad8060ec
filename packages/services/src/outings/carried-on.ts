import { outingMoves } from '@dehesa/db/schema';
import { and, eq, gte, lt, type SQL, sql } from 'drizzle-orm';
import { alias, type PgColumn } from 'drizzle-orm/pg-core';

const earlier = alias(outingMoves, 'earlier_move');

/**
 * Whether a move (`outing_moves` under its `outing_suspensions`) is that of a reservation of another outing, suspended
 * before, which was to come to this one instead: the suspension itself closed the move that it had then.
 */
export function isCarriedOn(move: { id: PgColumn; reservationId: PgColumn }, suspension: { createdAt: PgColumn }): SQL {
  return sql`exists (select from ${outingMoves} ${earlier} where ${and(
    eq(earlier.reservationId, move.reservationId),
    lt(earlier.id, move.id),
    eq(earlier.status, 'withdrawn'),
    gte(earlier.closedAt, suspension.createdAt),
  )})`;
}
