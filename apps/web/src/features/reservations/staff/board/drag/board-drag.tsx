import { type LiveStatus, liveStatuses } from '@dehesa/domain/reservation-status';
import { sizeOfParty } from '../../party-size';
import {
  type Active,
  type CollisionDetection,
  DndContext,
  type DragEndEvent,
  DragOverlay,
  KeyboardSensor,
  type KeyboardSensorOptions,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { Card, Text } from '@mantine/core';
import { useReducedMotion } from '@mantine/hooks';
import { notifications } from '@mantine/notifications';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTexts } from '../../../../../lib/backoffice-language';
import { partyOfReservation } from '../../form/party';
import type { BoardReservation } from '../../reservation-types';
import { actionTo } from '../status-actions';
import { type BoardColumns, columnWith } from '../board-columns';
import { nextColumn } from './next-column';
import { useBoardTexts } from '../use-board-texts';

export interface Drop {
  reservation: BoardReservation;
  to: LiveStatus;
  action: 'confirm' | 'wait';
}

interface BoardDragProps {
  columns: BoardColumns;
  /** Dropped where it may go; nothing is changed yet. */
  onDrop: (drop: Drop) => void;
  children: ReactNode;
}

/** Ids of the droppable columns. */
export const dropId = (status: LiveStatus) => `column-${status}`;

// The same each time: with others every card would be drawn anew.
const byMouse = { activationConstraint: { distance: 6 } };
const byFinger = { activationConstraint: { delay: 200, tolerance: 8 } };
const byKeys: KeyboardSensorOptions = { coordinateGetter: nextColumn, scrollBehavior: 'auto' };

/** Reservations that mouse, finger and keyboard take from column to column; a screen reader is told each step. */
export function BoardDrag({ columns, onDrop, children }: BoardDragProps) {
  const { board } = useTexts().reservations;
  const { drag: say } = useBoardTexts();
  const [carried, setCarried] = useState<BoardReservation>();
  const still = useReducedMotion();
  const left = useRef(false);
  const sensors = useSensors(
    useSensor(MouseSensor, byMouse),
    useSensor(TouchSensor, byFinger),
    useSensor(KeyboardSensor, byKeys),
  );
  const find = ({ id }: Active) => {
    const status = columnWith(columns, Number(id));
    const reservation = status && columns[status].rows.find((one) => one.id === Number(id));
    return status && reservation && { status, reservation };
  };

  function end({ active, over }: DragEndEvent) {
    setCarried(undefined);
    const from = find(active);
    const to = statusOf(over);
    if (from === undefined || to === undefined || to === from.status) return;
    const action = actionTo(from.status, to);
    if (action !== undefined) onDrop({ reservation: from.reservation, to, action });
    else notifications.show({ color: 'cork', title: say.refusedTitle, message: say.toPending });
  }

  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={columnBelow}
      onDragStart={({ active }) => setCarried(find(active)?.reservation)}
      onDragCancel={() => setCarried(undefined)}
      onDragEnd={end}
      accessibility={{
        // The question that a drop asks has the focus next.
        restoreFocus: false,
        screenReaderInstructions: { draggable: say.instructions },
        announcements: {
          onDragStart({ active }) {
            left.current = false;
            const from = find(active);
            return from && say.start(nameOf(from.reservation), board.columns[from.status]);
          },
          onDragOver({ active, over }) {
            const from = find(active);
            const to = statusOf(over);
            if (from === undefined || to === undefined) return undefined;
            // Its own column comes first of all, and would talk over the start.
            left.current ||= to !== from.status;
            if (!left.current) return undefined;
            const free = to === from.status || actionTo(from.status, to) !== undefined;
            return free ? say.over(board.columns[to]) : say.overRefused(board.columns[to]);
          },
          onDragEnd({ active, over }) {
            const from = find(active);
            const to = statusOf(over);
            if (from === undefined) return undefined;
            const here = board.columns[from.status];
            if (to === undefined || to === from.status) return say.stays(here);
            return actionTo(from.status, to) === undefined
              ? `${say.toPending} ${say.back(nameOf(from.reservation), here)}`
              : say.asks(board.columns[to]);
          },
          onDragCancel({ active }) {
            const from = find(active);
            return from && say.cancelled(board.columns[from.status]);
          },
        },
      }}
    >
      {children}
      <DragOverlay dropAnimation={still ? null : undefined}>{carried && <Carried reservation={carried} />}</DragOverlay>
    </DndContext>
  );
}

/** What the pointer carries: enough to know whose it is. */
function Carried({ reservation }: { reservation: BoardReservation }) {
  const { people } = useTexts().reservations;
  return (
    <Card padding="md" shadow="lg" style={{ cursor: 'grabbing' }}>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {nameOf(reservation)}
      </Text>
      <Text size="sm">
        {people(sizeOfParty(reservation))} · {reservation.reference}
      </Text>
    </Card>
  );
}

const nameOf = (reservation: BoardReservation) => partyOfReservation(reservation).name;

function statusOf(over: { id: string | number } | null): LiveStatus | undefined {
  return liveStatuses.find((status) => dropId(status) === over?.id);
}

/** The column above or below which the pointer is, however far: columns are of different lengths. */
const columnBelow: CollisionDetection = ({
  pointerCoordinates,
  collisionRect,
  droppableContainers,
  droppableRects,
}) => {
  const x = pointerCoordinates?.x ?? collisionRect.left + collisionRect.width / 2;
  return droppableContainers.flatMap((container) => {
    const rect = droppableRects.get(container.id);
    const within = rect !== undefined && rect.left <= x && x <= rect.right;
    return within ? [{ id: container.id, data: { droppableContainer: container, value: 0 } }] : [];
  });
};
