import { type SQL, sql } from 'drizzle-orm';

/**
 * Whether a move (`outing_moves` under its `outing_suspensions`) is that of a reservation of another outing, suspended
 * before, which was to come to this one instead: the suspension itself closed the move that it had then.
 */
export function isCarriedOn(move: SQL, suspension: SQL): SQL {
  return sql`exists (
    select from outing_moves earlier_move
    where earlier_move.reservation_id = ${move}.reservation_id and earlier_move.id < ${move}.id
      and earlier_move.status = 'withdrawn' and earlier_move.closed_at >= ${suspension}.created_at)`;
}
