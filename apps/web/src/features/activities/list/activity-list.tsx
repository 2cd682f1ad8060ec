import { EmptyState, ErrorState, LoadingState } from '@dehesa/ui';
import { Button, Card, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { IconBinoculars } from '@tabler/icons-react';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { trpc } from '../../../lib/trpc';
import { ActivityCards } from './activity-cards';
import { ActivityTable } from './activity-table';
import { ListFilters } from './list-filters';
import { PastTheEnd } from '../../../lib/past-the-end';
import { ListPager } from '../../../lib/list-pager';
import { type ActivityListView, changedView, lastPage, listInput } from './list-view';

export interface ActivityListProps {
  view: ActivityListView;
  onViewChange: (view: ActivityListView) => void;
}

/** The activities in reach (U21): search, territory, order and page are the address's. */
export function ActivityList({ view, onViewChange }: ActivityListProps) {
  const { activities, shell } = useTexts();
  const { language } = useLanguage();
  const wide = useMediaQuery('(min-width: 75em)', true, { getInitialValueInEffect: false });
  const page = trpc.activities.list.useQuery(listInput(view), { placeholderData: keepPreviousData });

  const filtered = view.q !== undefined || view.territory !== undefined;
  return (
    <Stack gap="md">
      <ListFilters view={view} counts={page.data?.counts} onViewChange={onViewChange} />
      {page.isPending && <LoadingState label={shell.loading} />}
      {page.isError && (
        <ErrorState
          {...errorMessage(page.error, language)}
          retryLabel={shell.retry}
          onRetry={() => void page.refetch()}
        />
      )}
      {page.isSuccess && page.data.total === 0 && (
        <Card>
          <EmptyState
            icon={<IconBinoculars size={40} stroke={1.4} aria-hidden />}
            title={filtered ? activities.list.nothingFound : activities.list.empty}
            message={filtered ? activities.list.nothingFoundMessage : activities.list.emptyMessage}
            action={
              filtered && (
                <Button variant="default" onClick={() => onViewChange({})}>
                  {activities.list.showAll}
                </Button>
              )
            }
          />
        </Card>
      )}
      {page.isSuccess && page.data.rows.length === 0 && page.data.total > 0 && (
        <PastTheEnd onLastPage={() => onViewChange(changedView(view, { page: lastPage(view, page.data.total) }))} />
      )}
      {page.isSuccess && page.data.rows.length > 0 && (
        <>
          {wide ? (
            <ActivityTable
              rows={page.data.rows}
              view={view}
              onViewChange={onViewChange}
              busy={page.isPlaceholderData}
            />
          ) : (
            <ActivityCards
              rows={page.data.rows}
              view={view}
              onViewChange={onViewChange}
              busy={page.isPlaceholderData}
            />
          )}
          <ListPager
            page={view.page}
            size={view.size}
            total={page.data.total}
            onChange={(change) => onViewChange(changedView(view, change))}
          />
        </>
      )}
    </Stack>
  );
}
