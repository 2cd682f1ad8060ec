import { EmptyState } from '@dehesa/ui';
import { Button, Card, Group, NativeSelect, Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { IconCompass } from '@tabler/icons-react';
import { useTexts } from '../../../lib/backoffice-language';
import { SearchField } from '../../../lib/search-field';
import { trpc } from '../../../lib/trpc';
import { useWide } from '../../../lib/data-list';
import { PagedList } from '../../../lib/paged-list';
import { ComplementaryDialog } from './complementary-dialog';
import { ComplementaryRows } from './complementary-rows';
import {
  complementaryColumns,
  type ComplementaryView,
  complementaryWideFrom,
  directionOf,
  listInput,
} from './complementary-view';

export interface ComplementaryListProps {
  view: ComplementaryView;
  onViewChange: (view: ComplementaryView) => void;
}

/** The complementary activities: search, order, page and the open form are the address's. */
export function ComplementaryList({ view, onViewChange }: ComplementaryListProps) {
  const { activities, complementary } = useTexts();
  const { list } = complementary;
  const wide = useWide(complementaryWideFrom);
  const page = trpc.activities.complementary.list.useQuery(listInput(view), { placeholderData: keepPreviousData });
  const changed = (change: ComplementaryView) => onViewChange({ ...view, page: undefined, ...change });
  return (
    <Stack gap="md">
      <Group gap="md" align="flex-end">
        <SearchField
          label={list.search}
          clearLabel={activities.list.clearSearch}
          value={view.q ?? ''}
          onSearch={(text) => changed({ q: text || undefined })}
        />
        {!wide && <SortSelect view={view} onViewChange={onViewChange} />}
      </Group>
      <PagedList
        query={page}
        view={view}
        onPage={changed}
        empty={
          <Card>
            <EmptyState
              icon={<IconCompass size={40} stroke={1.4} aria-hidden />}
              title={view.q === undefined ? list.empty : list.nothingFound}
              message={view.q === undefined ? list.emptyMessage : list.nothingFoundMessage}
              action={
                view.q !== undefined && (
                  <Button variant="default" onClick={() => changed({ q: undefined })}>
                    {activities.list.showAll}
                  </Button>
                )
              }
            />
          </Card>
        }
      >
        {({ rows }) => (
          <ComplementaryRows rows={rows} view={view} onViewChange={onViewChange} busy={page.isPlaceholderData} />
        )}
      </PagedList>
      <ComplementaryDialog edited={view.edit} onClose={() => onViewChange({ ...view, edit: undefined })} />
    </Stack>
  );
}

/** Narrow screens have no headings to press. */
function SortSelect({ view, onViewChange }: ComplementaryListProps) {
  const { activities, complementary } = useTexts();
  const { columns } = complementary.list;
  return (
    <NativeSelect
      aria-label={activities.list.sortBy}
      value={view.order === undefined ? '' : `${view.order} ${directionOf(view)}`}
      onChange={(event) => {
        const [order, dir] = event.currentTarget.value.split(' ');
        const column = complementaryColumns.find((name) => name === order);
        onViewChange({ ...view, page: undefined, order: column, dir: dir === 'desc' ? 'desc' : undefined });
      }}
      data={[
        { value: '', label: columns.id },
        ...complementaryColumns.flatMap((column) => [
          { value: `${column} asc`, label: `${columns[column]} ↑` },
          { value: `${column} desc`, label: `${columns[column]} ↓` },
        ]),
      ]}
    />
  );
}
