import { type LiveStatus, liveStatuses } from '@dehesa/domain/reservation-status';
import type { ActivityReservations, BoardColumn, BoardReservation } from '../reservation-types';
import { sizeOfParty } from '../party-size';

export type BoardColumns = Readonly<Record<LiveStatus, BoardColumn>>;
export type ServerColumns = Pick<ActivityReservations, 'pending' | 'confirmed' | 'waiting'>;

/** The columns as they are shown: of one shift, or of all where none is chosen (''). */
export function columnsOf({ pending, confirmed, waiting }: ServerColumns, shift: string): BoardColumns {
  return { 1: ofShift(pending, shift), 2: ofShift(confirmed, shift), 3: ofShift(waiting, shift) };
}

function ofShift(column: ServerColumns['pending'], shift: string): BoardColumn {
  const missing = column.total - column.rows.length;
  if (shift === '') return { ...column, missing };
  const rows = column.rows.filter((reservation) => reservation.shift?.name === shift);
  return { rows, total: rows.length, people: peopleIn(rows), missing };
}

function peopleIn(rows: readonly BoardReservation[]): number {
  return rows.reduce((sum, reservation) => sum + sizeOfParty(reservation), 0);
}

/** The column in which a reservation stands. */
export function columnWith(columns: BoardColumns, id: number): LiveStatus | undefined {
  return liveStatuses.find((status) => columns[status].rows.some((reservation) => reservation.id === id));
}

/** The columns with a reservation shown in another one, on top, while it is asked whether it shall go there. */
export function withDropped(columns: BoardColumns, dropped: BoardReservation, to: LiveStatus): BoardColumns {
  const from = columnWith(columns, dropped.id);
  if (from === undefined || from === to) return columns;
  const size = sizeOfParty(dropped);
  return {
    ...columns,
    [from]: {
      ...columns[from],
      rows: columns[from].rows.filter(({ id }) => id !== dropped.id),
      total: columns[from].total - 1,
      people: columns[from].people - size,
    },
    [to]: {
      ...columns[to],
      rows: [dropped, ...columns[to].rows],
      total: columns[to].total + 1,
      people: columns[to].people + size,
    },
  };
}

export interface ShiftGroup {
  /** Null where the activity has no shifts, or the reservation stands in none. */
  shift: string | null;
  rows: readonly BoardReservation[];
  people: number;
}

/** The reservations by shift, in the activity's order; within a shift they keep theirs. Shifts without any are left out. */
export function groupByShift(rows: readonly BoardReservation[], shifts: readonly string[]): ShiftGroup[] {
  const groups = new Map<string | null, BoardReservation[]>(shifts.map((shift) => [shift, []]));
  for (const reservation of rows) {
    const shift = reservation.shift?.name ?? null;
    const group = groups.get(shift);
    if (group === undefined) groups.set(shift, [reservation]);
    else group.push(reservation);
  }
  return [...groups].flatMap(([shift, found]) =>
    found.length === 0 ? [] : [{ shift, rows: found, people: peopleIn(found) }],
  );
}
