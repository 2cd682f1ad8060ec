import { may } from '@dehesa/domain/access';
import { ReservationStatus } from '@dehesa/domain/reservation-status';
import { VisuallyHidden } from '@mantine/core';
import { lazy, Suspense, useMemo, useState } from 'react';
import { BoardBar } from '../many/board-bar';
import { BoardChoiceContext } from '../many/board-choice';
import { ConfirmAll } from '../many/confirm-all';
import { useBoardSelection, useManyDialogs } from '../many/use-board-choice';
import { useTexts } from '../../../../lib/backoffice-language';
import { useSignedInUser } from '../../../../lib/session';
import { AttendancePanel } from '../attendance/attendance-panel';
import type { BoardView } from './board-view';
import { type BoardColumns, columnsOf, columnWith, withDropped } from './board-columns';
import { ChangeNotice } from './change-notice';
import { useBoardDifferences } from './use-board-differences';
import { useBoardTexts } from './use-board-texts';
import { partyOfReservation } from '../form/party';
import classes from './board.module.css';
import { SelectButton } from '../many/select-button';
import { columnHeadingId } from './reservation-column';
import { ReservationBoard } from './reservation-board';
import type { ActivityReservations } from '../reservation-types';
import { StatusDialog, type StatusRequest } from './status-dialog';
import { useStatusChanges } from './use-status-changes';
import { WaitingListPanel } from '../waiting-list/waiting-list-panel';

// Neither is needed before somebody acts.
const ManyReservationsDialog = lazy(async () => ({
  default: (await import('../many/many-dialog')).ManyReservationsDialog,
}));
const WriteDialog = lazy(async () => ({ default: (await import('../write/write-dialog')).WriteDialog }));

interface BoardWithActionsProps {
  data: ActivityReservations;
  view: BoardView;
  onView: (change: Partial<BoardView>) => void;
  /** A search is under way: what is shown is the answer to the one before. */
  busy: boolean;
  /** What is shown was asked for since the screen was opened. */
  fetched: boolean;
}

/** The columns of the chosen shift, the question that a button or a drop asks, and what others change meanwhile. */
export function BoardWithActions({ data, view, onView, busy, fetched }: BoardWithActionsProps) {
  const user = useSignedInUser();
  const changes = useStatusChanges();
  const differences = useBoardDifferences({ data, search: view.search, fresh: fetched && !busy, isOwn: changes.isOwn });
  const [said, sayBack] = useReturn();
  const actor = { userId: user.id, role: user.role, territoryId: user.territoryId };
  const columns = columnsOf(data, view.shift);
  const { request } = changes;
  const selection = useBoardSelection(data, fetched && !busy && view.search === '');
  const dialogs = useManyDialogs();
  const { selecting } = selection;
  const { openWrite } = dialogs;
  const choice = useMemo(() => ({ selection, write: (id: number) => openWrite([id]) }), [selection, openWrite]);
  const ids = { activityId: data.activity.id };
  const dialog = {
    opened: dialogs.opened,
    onClose: dialogs.close,
    onGone: () => dialogs.gone(columnHeadingId(view.status)),
  };
  return (
    <BoardChoiceContext value={choice}>
      <div aria-busy={busy} className={selecting ? classes.choosing : undefined}>
        <SelectButton selection={selection} />
        <ReservationBoard
          columns={shownColumns(columns, request)}
          shifts={data.places.flatMap(({ shift }) => (shift === null ? [] : [shift.name]))}
          changed={new Set(differences.shown.map(({ id }) => id))}
          tops={{
            [ReservationStatus.pending]: data.pending.total > 0 && !selecting && (
              <ConfirmAll {...ids} shift={view.shift} onAsk={dialogs.openAsk} />
            ),
            [ReservationStatus.confirmed]: <AttendancePanel key={data.activity.id} activity={data.activity} />,
            [ReservationStatus.waiting]: <WaitingListPanel activity={data.activity} />,
          }}
          shownStatus={view.status}
          onShowStatus={(status) => onView({ status })}
          onAction={changes.ask}
          onDrop={({ reservation, to, action }) => changes.ask(action, reservation, to)}
        />
        {request && (
          <StatusDialog
            request={request}
            opened={changes.opened}
            meanwhile={changes.opened && hasChanged(columnsOf(data, ''), request)}
            mayForce={may(actor, 'reservations.exceedCapacity')}
            onAccept={changes.accept}
            onClose={() => {
              sayBack(columns, request);
              changes.close();
            }}
            onGone={changes.gone}
          />
        )}
        <VisuallyHidden role="status">{said}</VisuallyHidden>
        <ChangeNotice differences={differences.shown} onHide={differences.hide} />
        {selecting && (
          <BoardBar {...ids} selection={selection} away={dialogs.opened} onAsk={dialogs.openAsk} onWrite={openWrite} />
        )}
        <Suspense fallback={null}>
          {dialogs.ask && (
            <ManyReservationsDialog
              {...dialog}
              request={dialogs.ask}
              marks={changes.marks}
              onDone={() => selection.choose([...selection.chosen], false)}
            />
          )}
          {dialogs.write && <WriteDialog {...ids} {...dialog} ids={dialogs.write} />}
        </Suspense>
      </div>
    </BoardChoiceContext>
  );
}

/** A dropped card stands where it was dropped for as long as it is asked about. */
function shownColumns(columns: BoardColumns, request: StatusRequest | undefined): BoardColumns {
  return request?.droppedIn === undefined ? columns : withDropped(columns, request.reservation, request.droppedIn);
}

/** Its state is not the one that the question stands on. */
function hasChanged(columns: BoardColumns, { reservation }: StatusRequest): boolean {
  return columnWith(columns, reservation.id) !== reservation.status;
}

/** Tells those who do not see it that a dropped card goes back to where it was. */
function useReturn() {
  const { board } = useTexts().reservations;
  const { drag } = useBoardTexts();
  const [said, setSaid] = useState('');
  function sayBack(columns: BoardColumns, { reservation, droppedIn }: StatusRequest) {
    const column = columnWith(columns, reservation.id);
    if (droppedIn === undefined || column === undefined) return;
    setSaid(drag.back(partyOfReservation(reservation).name, board.columns[column]));
  }
  return [said, sayBack] as const;
}
