import { isBound } from '@dehesa/domain/access';
import { Button, Group, NativeSelect } from '@mantine/core';
import { useTexts } from '../../../lib/backoffice-language';
import { SearchField } from '../../../lib/search-field';
import { useSignedInUser } from '../../../lib/session';
import type { Outputs } from '../../../lib/trpc';
import { type ActivityListView, changedView, type SortColumn, sortColumns } from './list-view';

export interface ListFiltersProps {
  view: ActivityListView;
  counts: Outputs['activities']['list']['counts'] | undefined;
  onViewChange: (view: ActivityListView) => void;
}

/** Search, order on narrow screens, and the location buttons with their counts (roles 0 and 1, U21). */
export function ListFilters({ view, counts, onViewChange }: ListFiltersProps) {
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
          {count === undefined ? name : list.withCount(name, count)}
        </Button>
      ))}
    </Group>
  );
}
