import type { Outputs } from '../../../lib/trpc';

/** One activity with its places and its three columns, as the server answers it. */
export type ActivityReservations = Outputs['reservations']['ofActivity'];
export type ShiftPlaces = ActivityReservations['places'][number];
export type ReservationDetail = Outputs['reservations']['read'];
export type ReservationEvent = ReservationDetail['history'][number];
export type ActivityCardData = Outputs['reservations']['cards']['rows'][number];
export type PendingReservation = Outputs['reservations']['pending'][number];

/** A reservation of a column; `offered` and an open offer only among those that wait (B19). */
export type BoardReservation = ActivityReservations['pending']['rows'][number] & {
  offered?: boolean;
  offerExpiresAt?: Date | null;
};

/** A column of the board: its first rows, and how many there are in all. */
export interface BoardColumn {
  rows: readonly BoardReservation[];
  total: number;
  people: number;
  /** Reservations that were not sent with the others. */
  missing: number;
}

/** What the form reads of a stored person. */
export type StoredPerson = Omit<BoardReservation['people'][number], 'id' | 'checkedIn' | 'answers'>;

/** What the form reads of a stored reservation. */
export interface StoredReservation extends Pick<
  BoardReservation,
  'status' | 'language' | 'notes' | 'whatsapp' | 'unnamed'
> {
  shift: { name: string } | null;
  activity: { id: number };
  people: readonly StoredPerson[];
}
