import { type LiveStatus, liveStatuses } from '@dehesa/domain/reservation-status';
import { partyOfReservation } from '../form/party';
import type { BoardReservation } from '../reservation-types';
import type { BoardColumns } from './board-columns';

/** What became of one reservation between two looks at the board. */
export interface BoardDifference {
  kind: 'arrived' | 'moved' | 'left' | 'edited';
  id: number;
  /** Whose it is. */
  name: string;
  /** Where it is now; undefined once it has left. */
  status: LiveStatus | undefined;
}

interface Seen {
  name: string;
  status: LiveStatus;
  content: string;
}

/** What differs, in the order of the columns; what has left comes last. */
export function compareBoards(before: BoardColumns, after: BoardColumns): BoardDifference[] {
  const earlier = lookAt(before);
  const now = lookAt(after);
  // Where not all of a column was sent, who comes into sight may have been there all the time.
  const whole = liveStatuses.every((status) => before[status].missing === 0 && after[status].missing === 0);
  const found: BoardDifference[] = [];
  for (const [id, { name, status, content }] of now) {
    const was = earlier.get(id);
    if (was === undefined) {
      if (whole) found.push({ kind: 'arrived', id, name, status });
    } else if (was.status !== status) found.push({ kind: 'moved', id, name, status });
    else if (was.content !== content) found.push({ kind: 'edited', id, name, status });
  }
  for (const [id, { name }] of earlier)
    if (whole && !now.has(id)) found.push({ kind: 'left', id, name, status: undefined });
  return found;
}

function lookAt(columns: BoardColumns): Map<number, Seen> {
  return new Map(
    liveStatuses.flatMap((status) =>
      columns[status].rows.map((reservation): [number, Seen] => [
        reservation.id,
        { name: partyOfReservation(reservation).name, status, content: contentOf(reservation) },
      ]),
    ),
  );
}

/** What staff would call another reservation; its turn in the waiting list, say, is not the reservation's own. */
function contentOf({ people, unnamed, shift, notes, language }: BoardReservation): string {
  return JSON.stringify([people, unnamed, shift?.id, notes, language]);
}
