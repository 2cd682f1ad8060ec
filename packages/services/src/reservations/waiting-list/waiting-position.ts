import { sql } from 'drizzle-orm';
import type { LinkClaim } from '../../contact-link';
import type { ServiceContext } from '../../context';
import { offerTokenFor } from '../party-links';

/** A place in the waiting list of one shift, or of an activity without shifts; the first is 1. */
export interface WaitingPosition {
  position: number;
  /** How many reservations wait there. */
  waiting: number;
}

/** Where a reservation stands in its waiting list (B19); null where it does not wait. */
export async function readWaitingPosition(
  ctx: Pick<ServiceContext, 'db'>,
  reservationId: number,
): Promise<WaitingPosition | null> {
  const [row] = await ctx.db.execute<{ position: number; waiting: number }>(sql`
    select (count(*) filter (where (r.waiting_since, r.id) <= (own.waiting_since, own.id)))::int as position,
      count(*)::int as waiting
    from reservations own
    join reservations r on r.activity_id = own.activity_id and r.status = 3 and r.shift_id is not distinct from own.shift_id
    where own.id = ${reservationId} and own.status = 3
    having count(*) > 0`);
  return row ?? null;
}

/** The offer that somebody who waits can still answer. */
export interface OpenOffer {
  /** `{data}` of `/oferta/{data}`. */
  token: string;
  places: number;
  expiresAt: Date;
}

/** Its link is for the contact that the caller was reached by. */
export async function readOpenOffer(
  ctx: ServiceContext,
  reservationId: number,
  contact: LinkClaim['contact'],
): Promise<OpenOffer | null> {
  const [row] = await ctx.db.execute<{ id: number; places: number; expires_ms: number }>(sql`
    select id, places, (extract(epoch from expires_at) * 1000)::float8 as expires_ms from waiting_list_offers
    where reservation_id = ${reservationId} and status = 'open'
      and expires_at > ${ctx.clock.now().toISOString()}::timestamptz`);
  if (row === undefined) return null;
  const token = offerTokenFor(ctx.installation, row.id, contact);
  return { token, places: row.places, expiresAt: new Date(row.expires_ms) };
}
