import { useDraggable } from '@dnd-kit/core';
import { ActionIcon } from '@mantine/core';
import { IconGripVertical } from '@tabler/icons-react';
import { useMemo } from 'react';
import { partyOfReservation } from '../../form/party';
import { ReservationCard, type ReservationCardProps } from '../card/reservation-card';
import classes from '../board.module.css';
import { useBoardTexts } from '../use-board-texts';

/** A reservation with a handle to drag it by; its buttons do the same (WCAG 2.5.7), its words can be selected. */
export function DraggableCard(props: ReservationCardProps) {
  const { drag } = useBoardTexts();
  const { reservation } = props;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useDraggable({
    id: reservation.id,
    attributes: { roleDescription: drag.role },
  });
  const label = drag.handle(partyOfReservation(reservation).name);
  const handle = useMemo(
    () => (
      <ActionIcon
        ref={setActivatorNodeRef}
        variant="subtle"
        color="gray"
        c="var(--dehesa-ink-soft)"
        className={classes.handle}
        {...attributes}
        {...listeners}
        aria-label={label}
      >
        <IconGripVertical size={20} stroke={1.6} aria-hidden />
      </ActionIcon>
    ),
    [setActivatorNodeRef, attributes, listeners, label],
  );
  return <ReservationCard {...props} cardRef={setNodeRef} carried={isDragging} handle={handle} />;
}
