import { isBound } from '@dehesa/domain/access';
import { EmptyState } from '@dehesa/ui';
import { Button, Card, Group, NativeSelect, Stack } from '@mantine/core';
import { IconBinoculars } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { LinkButton } from '../../../lib/addresses/links';
import { useTexts } from '../../../lib/backoffice-language';
import { useListSelection } from '../../../lib/lists/many/list-selection';
import { PagedList } from '../../../lib/lists/paged-list';
import { SearchField } from '../../../lib/lists/search-field';
import { useSignedInUser } from '../../../lib/session';
import { type Outputs, trpc } from '../../../lib/trpc';
import { ActivityRows } from './activity-rows';
import {
  type ActivityListRow,
  type ActivityListView,
  changedView,
  listInput,
  type SortColumn,
  sortColumns,
} from './list-view';

/** It comes once something is ticked. */
const ActivityMany = lazy(async () => ({ default: (await import('./activity-many')).ActivityMany }));

export interface ActivityListProps {
  view: ActivityListView;
  onViewChange: (view: ActivityListView) => void;
}

/** The activities in reach (U21): search, territory, order and page are the address's. */
export function ActivityList({ view, onViewChange }: ActivityListProps) {
  const { activities } = useTexts();
  const page = trpc.activities.list.useQuery(listInput(view), { placeholderData: keepPreviousData });

  const selection = useListSelection<ActivityListRow>(JSON.stringify([view.q, view.territory]));
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
                filtered ? (
                  <Button variant="default" onClick={() => onViewChange({})}>
                    {activities.list.showAll}
                  </Button>
                ) : (
                  <LinkButton to="/actividades/edit/actividad">{activities.create}</LinkButton>
                )
              }
            />
          </Card>
        }
      >
        {({ rows }) => (
          <ActivityRows
            rows={rows}
            view={view}
            onViewChange={onViewChange}
            selection={selection}
            busy={page.isPlaceholderData}
          />
        )}
      </PagedList>
      {selection.begun && (
        <Suspense>
          <ActivityMany selection={selection} />
        </Suspense>
      )}
    </Stack>
  );
}

interface ListFiltersProps {
  view: ActivityListView;
  counts: Outputs['activities']['list']['counts'] | undefined;
  onViewChange: (view: ActivityListView) => void;
}

/** Search, order on narrow screens, and the location buttons with their counts (roles 0 and 1, U21). */
function ListFilters({ view, counts, onViewChange }: ListFiltersProps) {
  const { list } = useTexts().activities;
  const { role } = useSignedInUser();
  const seesLocations = !isBound({ role });
  return (
    <Group gap="md" align="flex-end">
      <SearchField
        label={list.search}
        placeholder={list.searchPlaceholder}
        clearLabel={list.clearSearch}
        value={view.q ?? ''}
        onSearch={(text) => onViewChange(changedView(view, { q: text || undefined }))}
      />
      <NativeSelect
        hiddenFrom="lg"
        aria-label={list.sortBy}
        value={`${view.order ?? 'date'} ${view.dir ?? 'desc'}`}
        onChange={(event) => {
          const [order, dir] = event.currentTarget.value.split(' ');
          const column = sortColumns.find((name) => name === order);
          onViewChange(changedView(view, { order: column, dir: dir === 'asc' ? 'asc' : 'desc' }));
        }}
        data={sortColumns.flatMap((column: SortColumn) => [
          { value: `${column} asc`, label: `${list.columns[column]} ↑` },
          { value: `${column} desc`, label: `${list.columns[column]} ↓` },
        ])}
      />
      {seesLocations && <TerritoryButtons view={view} counts={counts} onViewChange={onViewChange} />}
    </Group>
  );
}

function TerritoryButtons({ view, counts, onViewChange }: ListFiltersProps) {
  const { list } = useTexts().activities;
  const choices = [
    { territory: undefined, name: list.all, count: counts?.all },
    { territory: 1 as const, name: list.shortTerritories[1], count: counts?.monfrague },
    { territory: 2 as const, name: list.shortTerritories[2], count: counts?.tajo },
  ];
  return (
    <Group gap="xs" role="group" aria-label={list.territories}>
      {choices.map(({ territory, name, count }) => (
        <Button
          key={name}
          px="sm"
          variant={view.territory === territory ? 'filled' : 'default'}
          aria-pressed={view.territory === territory}
          onClick={() => onViewChange(changedView(view, { territory }))}
        >
          <span className="counted-choice">
            {count === undefined ? name : list.withCount(name, count)}
            <span aria-hidden>{list.withCount(name, 88)}</span>
          </span>
        </Button>
      ))}
    </Group>
  );
}
