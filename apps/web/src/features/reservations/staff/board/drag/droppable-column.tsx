import { useDroppable } from '@dnd-kit/core';
import { ReservationColumn, type ReservationColumnProps } from '../reservation-column';
import { actionTo } from '../status-actions';
import { dropId } from './board-drag';
import { type BoardColumns, columnWith } from '../board-columns';

interface DroppableColumnProps extends Omit<ReservationColumnProps, 'column' | 'sectionRef' | 'drop'> {
  columns: BoardColumns;
}

/** A column into which reservations can be dropped; it shows whether the one that is carried may go there. */
export function DroppableColumn({ columns, status, ...props }: DroppableColumnProps) {
  const { setNodeRef, isOver, active } = useDroppable({ id: dropId(status) });
  const from = active === null ? undefined : columnWith(columns, Number(active.id));
  const free = from !== undefined && (from === status || actionTo(from, status) !== undefined);
  return (
    <ReservationColumn
      {...props}
      status={status}
      column={columns[status]}
      draggable
      sectionRef={setNodeRef}
      drop={from === undefined || from === status ? undefined : !free ? 'refused' : isOver ? 'here' : 'free'}
    />
  );
}
