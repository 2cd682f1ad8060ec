import { EmptyState, ErrorState, LoadingState } from '@dehesa/ui';
import { Button, Card, Group, NativeSelect, Stack } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { IconCompass } from '@tabler/icons-react';
import { useLanguage, useTexts } from '../../../lib/backoffice-language';
import { errorMessage } from '../../../lib/error-message';
import { SearchField } from '../../../lib/search-field';
import { trpc } from '../../../lib/trpc';
import { ListPager } from '../../../lib/list-pager';
import { lastPage } from '../list/list-view';
import { PastTheEnd } from '../../../lib/past-the-end';
import { ComplementaryCards } from './complementary-cards';
import { ComplementaryDialog } from './complementary-dialog';
import { ComplementaryTable } from './complementary-table';
import { complementaryColumns, type ComplementaryView, directionOf, listInput } from './complementary-view';

export interface ComplementaryListProps {
  view: ComplementaryView;
  onViewChange: (view: ComplementaryView) => void;
}

/** The complementary activities: search, order, page and the open form are the address's. */
export function ComplementaryList({ view, onViewChange }: ComplementaryListProps) {
  const { activities, complementary, shell } = useTexts();
  const { list } = complementary;
  const { language } = useLanguage();
  const wide = useMediaQuery('(min-width: 62em)', true, { getInitialValueInEffect: false });
  const page = trpc.activities.complementary.list.useQuery(listInput(view), { placeholderData: keepPreviousData });
  const changed = (change: ComplementaryView) => onViewChange({ ...view, page: undefined, ...change });
  const Rows = wide ? ComplementaryTable : ComplementaryCards;
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
      )}
      {page.isSuccess && page.data.rows.length === 0 && page.data.total > 0 && (
        <PastTheEnd onLastPage={() => changed({ page: lastPage(view, page.data.total) })} />
      )}
      {page.isSuccess && page.data.rows.length > 0 && (
        <>
          <Rows rows={page.data.rows} view={view} onViewChange={onViewChange} busy={page.isPlaceholderData} />
          <ListPager page={view.page} size={view.size} total={page.data.total} onChange={changed} />
        </>
      )}
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
