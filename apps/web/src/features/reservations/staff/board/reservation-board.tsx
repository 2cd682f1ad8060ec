import { type LiveStatus, liveStatuses } from '@dehesa/domain/reservation-status';
import { Box, SimpleGrid, Tabs, Text } from '@mantine/core';
import '@mantine/core/styles/Tabs.css';
import { useMediaQuery } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useTexts } from '../../../../lib/backoffice-language';
import classes from './reservation-board.module.css';
import type { BoardColumns } from './board-columns';
import { BoardDrag, type Drop } from './drag/board-drag';
import { DroppableColumn } from './drag/droppable-column';
import { ReservationColumn } from './reservation-column';
import type { BoardReservation } from '../reservation-types';
import type { StatusAction } from './status-actions';

interface ReservationBoardProps {
  columns: BoardColumns;
  /** Names of the activity's shifts, in their order; none where it has none. */
  shifts: readonly string[];
  /** Reservations that somebody else has just changed. */
  changed: ReadonlySet<number>;
  /** What stands above the cards of a column. */
  tops: Readonly<Partial<Record<LiveStatus, ReactNode>>>;
  /** The column that narrow screens show. */
  shownStatus: LiveStatus;
  onShowStatus: (status: LiveStatus) => void;
  onAction: (action: StatusAction, reservation: BoardReservation) => void;
  /** A card was dropped into another column: asked about, not done yet. */
  onDrop: (drop: Drop) => void;
}

/** Three columns side by side, with cards to drag; on narrow screens one at a time, chosen by tabs. */
export function ReservationBoard(props: ReservationBoardProps) {
  const wide = useMediaQuery('(min-width: 72em)', undefined, { getInitialValueInEffect: false });
  if (!wide) return <BoardTabs {...props} />;
  const { columns, tops, shifts, changed, onAction, onDrop } = props;
  return (
    <BoardDrag columns={columns} onDrop={onDrop}>
      <SimpleGrid cols={3} spacing="lg">
        {liveStatuses.map((status) => (
          <DroppableColumn
            key={status}
            status={status}
            columns={columns}
            shifts={shifts}
            changed={changed}
            top={tops[status]}
            onAction={onAction}
          />
        ))}
      </SimpleGrid>
    </BoardDrag>
  );
}

function BoardTabs({ columns, tops, shifts, changed, shownStatus, onShowStatus, onAction }: ReservationBoardProps) {
  const { board } = useTexts().reservations;
  return (
    <Tabs
      value={String(shownStatus)}
      onChange={(value) => {
        const chosen = liveStatuses.find((status) => String(status) === value);
        if (chosen !== undefined) onShowStatus(chosen);
      }}
      keepMounted={false}
    >
      <Tabs.List grow className={classes.tabs}>
        {liveStatuses.map((status) => (
          <Tabs.Tab key={status} value={String(status)} className={classes.tab}>
            <span className={classes.tabLabel}>{board.columns[status]}</span>
            <Text span size="lg" fw={650} display="block" lh={1.2}>
              {columns[status].total}
            </Text>
          </Tabs.Tab>
        ))}
      </Tabs.List>
      {liveStatuses.map((status) => (
        <Tabs.Panel key={status} value={String(status)}>
          <Box pt="md">
            <ReservationColumn
              status={status}
              column={columns[status]}
              shifts={shifts}
              changed={changed}
              top={tops[status]}
              headingHidden
              onAction={onAction}
            />
          </Box>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
