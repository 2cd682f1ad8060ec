import { EmptyState } from '@dehesa/ui';
import { Button, Card, Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { IconBinoculars } from '@tabler/icons-react';
import { useTexts } from '../../../lib/backoffice-language';
import { trpc } from '../../../lib/trpc';
import { ActivityRows } from './activity-rows';
import { ListFilters } from './list-filters';
import { PagedList } from '../../../lib/paged-list';
import { type ActivityListView, changedView, listInput } from './list-view';

export interface ActivityListProps {
  view: ActivityListView;
  onViewChange: (view: ActivityListView) => void;
}

/** The activities in reach (U21): search, territory, order and page are the address's. */
export function ActivityList({ view, onViewChange }: ActivityListProps) {
  const { activities } = useTexts();
  const page = trpc.activities.list.useQuery(listInput(view), { placeholderData: keepPreviousData });

  const filtered = view.q !== undefined || view.territory !== undefined;
  return (
    <Stack gap="md">
      <ListFilters view={view} counts={page.data?.counts} onViewChange={onViewChange} />
      <PagedList
        query={page}
        view={view}
        onPage={(change) => onViewChange(changedView(view, change))}
        empty={
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
        }
      >
        {({ rows }) => (
          <ActivityRows rows={rows} view={view} onViewChange={onViewChange} busy={page.isPlaceholderData} />
        )}
      </PagedList>
    </Stack>
  );
}
