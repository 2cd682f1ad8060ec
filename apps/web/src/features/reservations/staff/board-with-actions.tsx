import { may } from '@dehesa/domain/access';
import { useSignedInUser } from '../../../lib/session';
import type { BoardView } from './board-screen';
import { ReservationBoard } from './reservation-board';
import type { ActivityReservations, BoardColumn } from './reservation-types';
import { StatusDialog } from './status-dialog';
import { useStatusChanges } from './use-status-changes';

interface BoardWithActionsProps {
  data: ActivityReservations;
  view: BoardView;
  onView: (change: Partial<BoardView>) => void;
  /** A search is under way: what is shown is the answer to the one before. */
  busy: boolean;
}

/** The columns of the chosen shift, and the question that one of their buttons asks. */
export function BoardWithActions({ data, view, onView, busy }: BoardWithActionsProps) {
  const user = useSignedInUser();
  const changes = useStatusChanges();
  const actor = { userId: user.id, role: user.role, territoryId: user.territoryId };
  return (
    <div aria-busy={busy}>
      <ReservationBoard
        columns={{
          1: ofShift(data.pending, view.shift),
          2: ofShift(data.confirmed, view.shift),
          3: ofShift(data.waiting, view.shift),
        }}
        shownStatus={view.status}
        onShowStatus={(status) => onView({ status })}
        onAction={changes.ask}
      />
      {changes.request && (
        <StatusDialog
          request={changes.request}
          opened={changes.opened}
          mayForce={may(actor, 'reservations.exceedCapacity')}
          onAccept={changes.accept}
          onClose={changes.close}
          onGone={changes.gone}
        />
      )}
    </div>
  );
}

type ServerColumn = ActivityReservations['pending'];

function ofShift(column: ServerColumn, shift: string): BoardColumn {
  const missing = column.total - column.rows.length;
  if (shift === '') return { ...column, missing };
  const rows = column.rows.filter((reservation) => reservation.shift?.name === shift);
  return { rows, total: rows.length, people: rows.reduce((sum, { people }) => sum + people.length, 0), missing };
}
