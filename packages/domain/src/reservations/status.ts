import { DomainError } from '../errors';

/** States by their wire ids (W1); cancelled is ours: such rows are kept and left out of every list (B18). */
export const ReservationStatus = { pending: 1, confirmed: 2, waiting: 3, cancelled: 4 } as const;
export type ReservationStatus = (typeof ReservationStatus)[keyof typeof ReservationStatus];

/** The states in which a reservation is in a list (B18), in the order of the board's columns (U24). */
export const liveStatuses = [
  ReservationStatus.pending,
  ReservationStatus.waiting,
  ReservationStatus.confirmed,
] as const satisfies readonly ReservationStatus[];
export type LiveStatus = (typeof liveStatuses)[number];

export function isLive(status: ReservationStatus): status is LiveStatus {
  return status !== ReservationStatus.cancelled;
}

/*
 *   pending ──confirm──▶ confirmed ──again: message only──▶ confirmed
 *      │  ▲                 │
 *      ▼  └─place free──┐   ▼
 *   waiting ◀───────────┴── (1 or 2 → 3)        any of them ──cancel──▶ cancelled (final)
 */
const transitions: Record<ReservationStatus, readonly ReservationStatus[]> = {
  [ReservationStatus.pending]: [ReservationStatus.confirmed, ReservationStatus.waiting, ReservationStatus.cancelled],
  [ReservationStatus.confirmed]: [ReservationStatus.confirmed, ReservationStatus.waiting, ReservationStatus.cancelled],
  [ReservationStatus.waiting]: [ReservationStatus.pending, ReservationStatus.confirmed, ReservationStatus.cancelled],
  [ReservationStatus.cancelled]: [],
};

/** Refuses a change of state that B17 does not know; from cancelled it answers 'Ya cancelada' (B18). */
export function assertTransition(from: ReservationStatus, to: ReservationStatus): void {
  if (transitions[from].includes(to)) return;
  throw DomainError.of(
    from === ReservationStatus.cancelled ? 'reservations.alreadyCancelled' : 'reservations.transitionNotAllowed',
  );
}

/** Whether a reservation in this state holds its places (B2). */
export function holdsPlaces(status: ReservationStatus): boolean {
  return status === ReservationStatus.pending || status === ReservationStatus.confirmed;
}

/** Places that a party of `people` holds in a state: one each, named or not (B1, B2, B83). */
export function placesHeld(status: ReservationStatus, people: number): number {
  return holdsPlaces(status) ? people : 0;
}
