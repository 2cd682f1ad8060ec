import { EmptyState, PageHeader } from '@dehesa/ui';
import { Alert, Stack } from '@mantine/core';
import { IconArrowLeft, IconPlus } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { useActivityEvents } from '../../../../lib/live/activity-events';
import { useLanguage, useTexts } from '../../../../lib/backoffice-language';
import { QueryPending } from '../../../../lib/query-view';
import { trpc } from '../../../../lib/trpc';
import { LinkButton } from '../../../../lib/addresses/links';
import { BoardFilters } from './board-filters';
import { BoardHead } from './board-head';
import type { BoardView } from './board-view';
import { BoardWithActions } from './board-with-actions';
import { ReservationTrail } from '../history/reservation-trail';
import { BoardTools } from '../tools/board-tools';
import { ScheduleNotice } from '../tools/schedule-notice';

/** How often the board is asked for besides, in milliseconds: nobody tells that an activity's hour has passed. */
const refreshEvery = 120_000;

interface BoardScreenProps {
  /** Absent where the address names no activity. */
  activityId: number | undefined;
  view: BoardView;
  onView: (change: Partial<BoardView>) => void;
}

/** The reservations of one activity (U24). */
export function BoardScreen({ activityId, view, onView }: BoardScreenProps) {
  const { board } = useTexts().reservations;
  if (activityId !== undefined) return <Board activityId={activityId} view={view} onView={onView} />;
  return (
    <>
      <PageHeader title={board.title} trail={<ReservationTrail />} />
      <EmptyState title={board.noActivity} action={<BackButton />} />
    </>
  );
}

function Board({ activityId, view, onView }: BoardScreenProps & { activityId: number }) {
  const { language } = useLanguage();
  const { reservations } = useTexts();
  const { board } = reservations;
  const boardData = trpc.reservations.ofActivity.useQuery(
    { activityId, search: view.search },
    { refetchInterval: refreshEvery, placeholderData: keepPreviousData },
  );
  const { data, error, isPlaceholderData, isFetchedAfterMount } = boardData;
  const utils = trpc.useUtils();
  const { live } = useActivityEvents(activityId, () => void utils.reservations.invalidate());
  const title = data?.activity.title[language] ?? board.title;
  return (
    <>
      <PageHeader
        title={title}
        trail={<ReservationTrail />}
        actions={
          <>
            <BackButton />
            {/* Nobody comes to an outing that does not take place. */}
            {data && !data.activity.suspended && (
              <LinkButton
                to="/actividades/edit/reserva"
                search={{ actividad: activityId, from: 'view' }}
                leftSection={<IconPlus size={18} stroke={1.6} aria-hidden />}
              >
                {board.create}
              </LinkButton>
            )}
          </>
        }
      />
      {data === undefined && <QueryPending query={boardData} loadingLabel={board.loading} failedTitle={board.failed} />}
      {data && (
        <Stack gap="lg">
          <BoardHead activity={data.activity} places={data.places} />
          <ScheduleNotice activityId={activityId} />
          <BoardTools activity={data.activity} />
          {error !== null && <Alert color="cork" variant="light" title={board.stale} role="status" />}
          <BoardFilters places={data.places} view={view} live={live} onView={onView} />
          <BoardWithActions
            data={data}
            view={view}
            onView={onView}
            busy={isPlaceholderData}
            fetched={isFetchedAfterMount}
          />
        </Stack>
      )}
    </>
  );
}

function BackButton() {
  const { board } = useTexts().reservations;
  return (
    <LinkButton
      to="/actividades/admin/reservas"
      variant="default"
      leftSection={<IconArrowLeft size={18} stroke={1.6} aria-hidden />}
    >
      {board.back}
    </LinkButton>
  );
}
