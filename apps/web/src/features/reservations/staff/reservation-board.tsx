import { Box, SimpleGrid, Tabs, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useTexts } from '../../../lib/backoffice-language';
import classes from './reservation-board.module.css';
import { ReservationColumn } from './reservation-column';
import type { BoardColumn, BoardReservation } from './reservation-types';
import { type LiveStatus, liveStatuses, type StatusAction } from './status-actions';

interface ReservationBoardProps {
  columns: Readonly<Record<LiveStatus, BoardColumn>>;
  /** The column that narrow screens show. */
  shownStatus: LiveStatus;
  onShowStatus: (status: LiveStatus) => void;
  onAction: (action: StatusAction, reservation: BoardReservation) => void;
}

/** Three columns side by side; on narrow screens one at a time, chosen by tabs. */
export function ReservationBoard({ columns, shownStatus, onShowStatus, onAction }: ReservationBoardProps) {
  const wide = useMediaQuery('(min-width: 72em)', undefined, { getInitialValueInEffect: false });
  if (!wide) return <BoardTabs {...{ columns, shownStatus, onShowStatus, onAction }} />;
  return (
    <SimpleGrid cols={3} spacing="lg">
      {liveStatuses.map((status) => (
        <ReservationColumn key={status} status={status} column={columns[status]} onAction={onAction} />
      ))}
    </SimpleGrid>
  );
}

function BoardTabs({ columns, shownStatus, onShowStatus, onAction }: ReservationBoardProps) {
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
            <ReservationColumn status={status} column={columns[status]} headingHidden onAction={onAction} />
          </Box>
        </Tabs.Panel>
      ))}
    </Tabs>
  );
}
