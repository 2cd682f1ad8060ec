import { reservations } from '@dehesa/db/schema';
import { ReservationStatus } from '@dehesa/domain/reservations';
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/** States as statements name them: written out, so that partial indexes serve. */
export const state = {
  pending: sql.raw(String(ReservationStatus.pending)),
  confirmed: sql.raw(String(ReservationStatus.confirmed)),
  waiting: sql.raw(String(ReservationStatus.waiting)),
  cancelled: sql.raw(String(ReservationStatus.cancelled)),
} satisfies Record<keyof typeof ReservationStatus, SQL>;

/** Live reservations: cancelled ones are in no list (B18). */
export function isLive(status: SQLWrapper = reservations.status): SQL {
  return sql`${status} <> ${state.cancelled}`;
}

/** Pending and confirmed ones hold their places (B2). */
export function holdsPlaces(status: SQLWrapper = reservations.status): SQL {
  return sql`${status} in (${state.pending}, ${state.confirmed})`;
}

export function isPending(status: SQLWrapper = reservations.status): SQL {
  return sql`${status} = ${state.pending}`;
}

export function isConfirmed(status: SQLWrapper = reservations.status): SQL {
  return sql`${status} = ${state.confirmed}`;
}

export function isWaiting(status: SQLWrapper = reservations.status): SQL {
  return sql`${status} = ${state.waiting}`;
}
