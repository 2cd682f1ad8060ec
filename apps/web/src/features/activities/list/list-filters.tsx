import { Role } from '@dehesa/domain/access';
import { Button, CloseButton, Group, NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../lib/backoffice-language';
import { useSignedInUser } from '../../../lib/session';
import type { Outputs } from '../../../lib/trpc';
import { type ActivityListView, type SortColumn, sortColumns } from './list-view';

export interface ListFiltersProps {
  view: ActivityListView;
  counts: Outputs['activities']['list']['counts'] | undefined;
  onViewChange: (view: ActivityListView) => void;
}

/** Search, order on narrow screens, and the location buttons with their counts (roles 0 and 1, document 2 §6). */
export function ListFilters({ view, counts, onViewChange }: ListFiltersProps) {
  const { list } = useTexts().activities;
  const { role } = useSignedInUser();
  const seesLocations = role === Role.superAdmin || role === Role.admin;
  return (
    <Group gap="md" align="flex-end">
      <SearchField view={view} onViewChange={onViewChange} />
      <NativeSelect
        hiddenFrom="lg"
        aria-label={list.sortBy}
        value={`${view.order ?? 'date'} ${view.dir ?? 'desc'}`}
        onChange={(event) => {
          const [order, dir] = event.currentTarget.value.split(' ');
          const column = sortColumns.find((name) => name === order);
          onViewChange({ ...view, page: undefined, order: column, dir: dir === 'asc' ? 'asc' : 'desc' });
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

function SearchField({ view, onViewChange }: Pick<ListFiltersProps, 'view' | 'onViewChange'>) {
  const { list } = useTexts().activities;
  const [typed, setTyped] = useState(view.q ?? '');
  const search = useDebouncedCallback((text: string) => {
    onViewChange({ ...view, page: undefined, q: text.trim() === '' ? undefined : text.trim() });
  }, 300);

  useEffect(() => setTyped(view.q ?? ''), [view.q]);

  const change = (text: string) => {
    setTyped(text);
    search(text);
  };
  return (
    <TextInput
      type="search"
      role="searchbox"
      aria-label={list.search}
      placeholder={list.search}
      maxLength={100}
      leftSection={<IconSearch size={18} aria-hidden />}
      rightSection={typed !== '' && <CloseButton aria-label={list.clearSearch} size="md" onClick={() => change('')} />}
      value={typed}
      onChange={(event) => change(event.currentTarget.value)}
      flex="1 1 18rem"
    />
  );
}

function TerritoryButtons({ view, counts, onViewChange }: ListFiltersProps) {
  const { activities, shell } = useTexts();
  const { list } = activities;
  const choices = [
    { territory: undefined, name: list.all, count: counts?.all },
    { territory: 1 as const, name: shell.territories[1], count: counts?.monfrague },
    { territory: 2 as const, name: shell.territories[2], count: counts?.tajo },
  ];
  return (
    <Group gap="xs" role="group" aria-label={list.territories}>
      {choices.map(({ territory, name, count }) => (
        <Button
          key={name}
          variant={view.territory === territory ? 'filled' : 'default'}
          aria-pressed={view.territory === territory}
          onClick={() => onViewChange({ ...view, page: undefined, territory })}
        >
          {count === undefined ? name : list.withCount(name, count)}
        </Button>
      ))}
    </Group>
  );
}
